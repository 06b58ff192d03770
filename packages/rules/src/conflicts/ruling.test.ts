import { describe, expect, it } from 'vitest'
import { phaseOf } from './phase.ts'
import { decideNameShown, decideRulingRequest } from './ruling.ts'
import { conflictIn, jonas, maya, minutesLater } from './testing/conflicts.ts'

const now = minutesLater(60)
const common = { conflict: conflictIn('vote_3').id, parties: [maya.id, jonas.id], at: now }
const unsatisfied = (person: { id: string }, party: 'user1' | 'user2') => ({
  type: 'satisfaction.voted',
  ...common,
  voter: person.id,
  party,
  round: 3,
  satisfied: false,
})

describe('requesting the final ruling', () => {
  it('counts as an unsatisfied vote by Maya, who had not voted', () => {
    expect(decideRulingRequest(conflictIn('vote_3'), { person: maya.id, show_my_name: true, now })).toEqual({
      ok: true,
      value: {
        conflict: conflictIn('vote_3', {
          user1_satisfaction: false,
          final_ruling_requested_at: now,
          final_ruling_requested_by: 'user1',
          user1_name_shown: true,
          last_move_at: now,
        }),
        events: [unsatisfied(maya, 'user1'), { type: 'ruling.requested', ...common, by: maya.id }],
      },
    })
  })

  it('replaces the satisfied vote of Jonas', () => {
    const conflict = conflictIn('vote_3', { user2_satisfaction: true })
    expect(decideRulingRequest(conflict, { person: jonas.id, show_my_name: true, now })).toMatchObject({
      value: {
        conflict: { user1_satisfaction: null, user2_satisfaction: false },
        events: [unsatisfied(jonas, 'user2'), { type: 'ruling.requested' }],
      },
    })
  })

  it('logs no second vote for Maya, who was already unsatisfied', () => {
    const decided = decideRulingRequest(conflictIn('ruling_available'), { person: maya.id, show_my_name: true, now })
    expect(decided).toMatchObject({ value: { events: [{ type: 'ruling.requested', by: maya.id }] } })
    expect(decided.ok && decided.value.events).toHaveLength(1)
  })

  it('shows a name only if its owner chose to', () => {
    const ask = (show_my_name: boolean) =>
      decideRulingRequest(conflictIn('vote_3'), { person: jonas.id, show_my_name, now })
    expect(ask(true)).toMatchObject({ value: { conflict: { user1_name_shown: false, user2_name_shown: true } } })
    expect(ask(false)).toMatchObject({ value: { conflict: { user1_name_shown: false, user2_name_shown: false } } })
  })
})

describe('requesting a ruling for a conflict that is kept private', () => {
  it.each(['vote_3', 'ruling_available'] as const)('closes it without a ruling, a vote or a request: %s', (phase) => {
    const conflict = conflictIn(phase, { kept_private: true })
    expect(decideRulingRequest(conflict, { person: jonas.id, show_my_name: true, now })).toEqual({
      ok: true,
      value: {
        conflict: {
          ...conflict,
          status: 'abandoned',
          closed_reason: 'flagged',
          closed_without_blame: true,
          last_move_at: now,
          ruling_withheld_at: now,
        },
        events: [expect.objectContaining({ type: 'conflict.abandoned', reason: 'flagged' })],
      },
    })
  })

  it('is refused in the same phases as for any other conflict', () => {
    const conflict = conflictIn('vote_2', { kept_private: true })
    const asked = decideRulingRequest(conflict, { person: maya.id, show_my_name: true, now })
    expect(asked).toEqual({ ok: false, code: 'conflict.wrong_phase' })
  })
})

describe('showing a name with the ruling', () => {
  it.each(['ruling', 'ruled'] as const)('can be turned on by Jonas while the conflict is in %s', (phase) => {
    const conflict = conflictIn(phase)
    expect(decideNameShown(conflict, { person: jonas.id, shown: true, now })).toEqual({
      ok: true,
      value: {
        conflict: { ...conflict, user2_name_shown: true },
        events: [{ type: 'ruling.name_shown', ...common, person: jonas.id, shown: true }],
      },
    })
  })

  it('can be turned off by Maya without counting as a move', () => {
    const conflict = conflictIn('ruling')
    const decided = decideNameShown(conflict, { person: maya.id, shown: false, now: minutesLater(90) })
    if (!decided.ok) throw new Error(decided.code)
    expect(decided.value.conflict).toEqual({ ...conflict, user1_name_shown: false })
    expect(phaseOf(decided.value.conflict)).toBe('ruling')
  })

  it('publishes no event if nothing changes', () => {
    const conflict = conflictIn('ruled')
    expect(decideNameShown(conflict, { person: maya.id, shown: true, now })).toEqual({
      ok: true,
      value: { conflict, events: [] },
    })
  })
})
