import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { decideAbandon, decideCloseOnErasure, decideDecline, decideFlag, decideLeaveUnsettled } from './close.ts'
import { decideDelete } from './delete.ts'
import { conflictIn, daysLater, jonas, lena, maya, minutesLater } from './testing/conflicts.ts'

const common = { conflict: conflictIn('vote_1').id, parties: [maya.id, jonas.id] }

describe('a conflict without any activity', () => {
  it('is abandoned 30 days after Maya started it if Jonas never responded', () => {
    const now = daysLater(30)
    expect(decideAbandon(conflictIn('awaiting_response'), { blocked: false, now })).toEqual({
      conflict: conflictIn('abandoned'),
      events: [
        {
          type: 'conflict.abandoned',
          ...common,
          at: now,
          was: 'pending',
          waiting_on: ['user2'],
          reason: 'expired',
          blocked: false,
        },
      ],
    })
  })

  it('records which party it was waiting for', () => {
    const conflict = conflictIn('vote_2', { user2_satisfaction: true })
    expect(decideAbandon(conflict, { blocked: false, now: daysLater(31) })).toMatchObject({
      events: [{ was: 'active', waiting_on: ['user1'] }],
    })
  })

  it("records that one party had blocked the other, so that the silence isn't penalised", () => {
    const decision = decideAbandon(conflictIn('vote_2'), { blocked: true, now: daysLater(31) })
    expect(decision).toMatchObject({
      conflict: { closed_without_blame: true },
      events: [{ reason: 'expired', blocked: true }],
    })
  })

  it('gets another 30 days after its last move', () => {
    const conflict = conflictIn('vote_2', { last_move_at: daysLater(20) })
    expect(decideAbandon(conflict, { blocked: false, now: daysLater(49) })).toBeNull()
    expect(decideAbandon(conflict, { blocked: false, now: daysLater(50) })).not.toBeNull()
  })
})

describe('declining an invite', () => {
  const now = minutesLater(5)
  const declined = {
    ok: true,
    value: {
      conflict: conflictIn('awaiting_response', {
        status: 'abandoned',
        closed_reason: 'declined',
        closed_without_blame: true,
        last_move_at: now,
      }),
      events: [
        { type: 'conflict.abandoned', ...common, at: now, was: 'pending', waiting_on: ['user2'], reason: 'declined' },
      ],
    },
  }
  it('is possible for Jonas, signed in or with the mailed invite', () => {
    expect(decideDecline(conflictIn('awaiting_response'), { person: jonas.id, now })).toEqual(declined)
    expect(decideDecline(conflictIn('awaiting_response'), { person: null, now })).toEqual(declined)
  })
  it('is refused once he has responded', () => {
    expect(decideDecline(conflictIn('mediating'), { person: jonas.id, now })).toEqual(refuse('conflict.wrong_phase'))
    expect(decideDecline(conflictIn('mediating'), { person: null, now })).toEqual(refuse('conflict.wrong_phase'))
  })
})

describe('a flagged conflict', () => {
  it('never becomes public, even while the ruling is being written', () => {
    const now = minutesLater(61)
    expect(decideFlag(conflictIn('ruling'), { now })).toMatchObject({
      conflict: { status: 'abandoned', closed_reason: 'flagged', closed_without_blame: true, final_ai_ruling: null },
      events: [{ type: 'conflict.abandoned', reason: 'flagged', waiting_on: [], ruling_asked_by: maya.id }],
    })
  })
})

describe('a conflict left unsettled', () => {
  const now = minutesLater(61)
  it('closes in round 3 without blame, no matter who chooses it, and says who did', () => {
    for (const [phase, { id }] of [
      ['vote_3', jonas],
      ['ruling_available', maya],
    ] as const) {
      expect(decideLeaveUnsettled(conflictIn(phase), { person: id, now })).toMatchObject({
        value: {
          conflict: { status: 'abandoned', closed_reason: 'left_open', closed_without_blame: true, last_move_at: now },
          events: [{ type: 'conflict.abandoned', was: 'active', reason: 'left_open', closed_by: id }],
        },
      })
    }
  })
  it('casts no vote, and its events don’t reveal that a conflict is kept private', () => {
    const kept = { kept_private: true, user1_private_reason: 'sign' } as const
    const left = decideLeaveUnsettled(conflictIn('vote_3', kept), { person: jonas.id, now })
    const usual = decideLeaveUnsettled(conflictIn('vote_3'), { person: jonas.id, now })
    if (!left.ok || !usual.ok) throw new Error('It was refused')
    expect(left.value).toEqual({ ...usual.value, conflict: { ...usual.value.conflict, ...kept } })
    expect(left.value.conflict.user2_satisfaction).toBeNull()
  })
})

describe('a conflict of a user who deletes their account', () => {
  const now = minutesLater(61)
  it('closes without blame, and is recorded as declined if it was unanswered', () => {
    expect(decideCloseOnErasure(conflictIn('ruling'), { now })).toMatchObject({
      conflict: { status: 'abandoned', closed_reason: 'left' },
      events: [{ type: 'conflict.abandoned', reason: 'left' }],
    })
    expect(decideCloseOnErasure(conflictIn('awaiting_response'), { now })?.conflict.closed_reason).toBe('declined')
  })
  it('is left unchanged if it is over', () => {
    expect(decideCloseOnErasure(conflictIn('ruled'), { now })).toBeNull()
  })
})

describe('deleting a conflict', () => {
  const now = minutesLater(5)
  it('is possible for Maya as long as the conflict is unanswered', () => {
    expect(decideDelete(conflictIn('awaiting_response'), { person: maya.id, now })).toEqual({
      ok: true,
      value: { events: [{ type: 'conflict.deleted', ...common, at: now, created_at: minutesLater(0) }] },
    })
  })
  it('is refused once Jonas has responded', () => {
    expect(decideDelete(conflictIn('mediating'), { person: maya.id, now })).toEqual(refuse('conflict.wrong_phase'))
  })
  it('is refused to Jonas, and reveals nothing to Lena about a conflict between others', () => {
    const conflict = conflictIn('awaiting_response')
    expect(decideDelete(conflict, { person: jonas.id, now })).toEqual(refuse('conflict.not_the_creator'))
    expect(decideDelete(conflict, { person: lena.id, now })).toEqual(refuse('conflict.not_found'))
  })
})
