import type { Round } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { phaseOf } from './phase.ts'
import { conflictIn, jonas, maya, minutesLater, started } from './testing/conflicts.ts'
import { decideVote } from './vote.ts'

const now = minutesLater(70)
const votes = (person: { id: string }, satisfied: boolean, round?: Round) => ({
  person: person.id,
  satisfied,
  round,
  now,
})

/** The outcome of a vote: the resulting phase and the types of the published events. */
function outcomeOf(...[conflict, ballot]: Parameters<typeof decideVote>) {
  const decided = decideVote(conflict, ballot)
  if (!decided.ok) throw new Error(decided.code)
  return { phase: phaseOf(decided.value.conflict), events: decided.value.events.map(({ type }) => type) }
}

describe('a first satisfied vote', () => {
  it.each(['vote_1', 'vote_2', 'vote_3'] as const)('leaves the other party to vote in %s', (phase) => {
    expect(outcomeOf(conflictIn(phase), votes(maya, true))).toEqual({ phase, events: ['satisfaction.voted'] })
  })
})

describe('two satisfied votes', () => {
  it.each([
    ['vote_1', 1],
    ['vote_2', 2],
    ['vote_3', 3],
  ] as const)('resolve the conflict in %s', (phase, round) => {
    const conflict = conflictIn(phase, { user1_satisfaction: true })
    const common = { conflict: conflict.id, parties: [maya.id, jonas.id], at: now }
    expect(decideVote(conflict, votes(jonas, true))).toEqual({
      ok: true,
      value: {
        conflict: { ...conflict, user2_satisfaction: true, status: 'resolved', resolved_at: now, last_move_at: now },
        events: [
          { type: 'satisfaction.voted', ...common, voter: jonas.id, party: 'user2', round, satisfied: true },
          { type: 'conflict.resolved', ...common, round, created_at: started },
        ],
      },
    })
  })
})

describe('one unsatisfied vote', () => {
  it('starts the rehash in round 1, without waiting for the other party', () => {
    const events = ['satisfaction.voted', 'rehash.requested']
    expect(outcomeOf(conflictIn('vote_1'), votes(maya, false))).toEqual({ phase: 'rehashing', events })
    const mayaIsSatisfied = conflictIn('vote_1', { user1_satisfaction: true })
    expect(outcomeOf(mayaIsSatisfied, votes(jonas, false))).toEqual({ phase: 'rehashing', events })
  })

  it('asks both for the core issue in round 2, including the satisfied party', () => {
    const events = ['satisfaction.voted', 'core_issues.opened']
    expect(outcomeOf(conflictIn('vote_2'), votes(jonas, false))).toEqual({ phase: 'core_issues', events })
    const mayaIsSatisfied = conflictIn('vote_2', { user1_satisfaction: true })
    expect(outcomeOf(mayaIsSatisfied, votes(jonas, false))).toEqual({ phase: 'core_issues', events })
  })

  it('makes a ruling available in round 3 without requesting it', () => {
    expect(outcomeOf(conflictIn('vote_3'), votes(maya, false))).toEqual({
      phase: 'ruling_available',
      events: ['satisfaction.voted'],
    })
  })
})

describe('what a voter says was missing', () => {
  const critique = 'It says nothing about the deposit.'
  it('is stored with an unsatisfied vote and appears in no event', () => {
    const decided = decideVote(conflictIn('vote_1'), { ...votes(maya, false), critique })
    expect(decided).toMatchObject({ ok: true, value: { critique } })
    if (decided.ok) expect(JSON.stringify(decided.value.events)).not.toContain('deposit')
  })
  it('is ignored with a satisfied vote', () => {
    const decided = decideVote(conflictIn('vote_1'), { ...votes(maya, true), critique })
    expect(decided.ok && decided.value.critique).toBeUndefined()
  })
})

describe('a vote that names its round', () => {
  it('counts if that is the open round', () => {
    expect(outcomeOf(conflictIn('vote_2'), votes(maya, true, 2)).phase).toBe('vote_2')
  })
  it("is refused for a past round, so that a second click never answers a question the user hasn't read", () => {
    expect(decideVote(conflictIn('vote_2'), votes(maya, false, 1))).toEqual(refuse('conflict.wrong_phase'))
    expect(decideVote(conflictIn('rehashing'), votes(maya, false, 1))).toEqual(refuse('conflict.wrong_phase'))
  })
  it('is refused for a future round', () => {
    expect(decideVote(conflictIn('vote_2'), votes(maya, true, 3))).toEqual(refuse('conflict.wrong_phase'))
  })
})
