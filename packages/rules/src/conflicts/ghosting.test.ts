import { PHASES } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { decideGhosting } from './ghosting.ts'
import { conflictIn, daysLater, jonas, maya, minutesLater } from './testing/conflicts.ts'
import { waitingOn } from './waiting-on.ts'

const facts = { reported: [], blocked: false, now: daysLater(20) }
/** Maya has voted and is waiting for Jonas. */
const waitingForJonas = conflictIn('vote_1', { user1_satisfaction: true, last_move_at: daysLater(2) })

describe('a conflict that is waiting on Jonas only', () => {
  it('is ghosted by him after 14 days, but not a minute earlier', () => {
    const now = daysLater(16)
    expect(decideGhosting(waitingForJonas, { ...facts, now })).toEqual({
      party: 'user2',
      event: {
        type: 'conflict.ghosted',
        conflict: waitingForJonas.id,
        parties: [maya.id, jonas.id],
        at: now,
        person: jonas.id,
        blocked: false,
      },
    })
    const before = new Date(now.getTime() - (minutesLater(1).getTime() - minutesLater(0).getTime()))
    expect(decideGhosting(waitingForJonas, { ...facts, now: before })).toBeNull()
  })

  it('reports him once, and Maya too if a later round waits on her', () => {
    expect(decideGhosting(waitingForJonas, { ...facts, reported: ['user2'] })).toBeNull()
    const waitingForMaya = conflictIn('core_issues', { user2_core_issue: 'Never good enough.' })
    expect(decideGhosting(waitingForMaya, { ...facts, reported: ['user2'] })).toMatchObject({ party: 'user1' })
  })

  it('records that one party has blocked the other', () => {
    expect(decideGhosting(waitingForJonas, { ...facts, blocked: true })).toMatchObject({ event: { blocked: true } })
  })

  it("reports nobody once his account or the waiting party's is erased", () => {
    expect(decideGhosting({ ...waitingForJonas, user2_id: null, invitee_id: null }, facts)).toBeNull()
    expect(decideGhosting({ ...waitingForJonas, user1_id: null }, facts)).toBeNull()
  })
})

describe('ghosting is not reported', () => {
  it.each(['vote_1', 'vote_2', 'vote_3', 'core_issues'] as const)('while both are expected to act, in %s', (phase) => {
    expect(decideGhosting(conflictIn(phase), facts)).toBeNull()
  })
  it.each(PHASES.filter((phase) => waitingOn(conflictIn(phase)).length === 0))('in a conflict that is %s', (phase) => {
    expect(decideGhosting(conflictIn(phase, { last_move_at: daysLater(0) }), facts)).toBeNull()
  })
  it('for an invite, which counts as ignored after a week instead', () => {
    expect(decideGhosting(conflictIn('awaiting_response'), facts)).toBeNull()
  })
})
