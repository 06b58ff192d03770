import { describe, expect, it } from 'vitest'
import { decideFlag } from './close.ts'
import type { Conflict } from './conflict.ts'
import { decideLift, markPrivate, privateReasonOf } from './keep-private.ts'
import { phaseOf } from './phase.ts'
import { decideRulingRequest } from './ruling.ts'
import { conflictIn, daysLater, jonas, maya } from './testing/conflicts.ts'

const now = daysLater(3)
const marked = markPrivate(conflictIn('ruling_available'), 'user1', 'sign')

function requested(conflict: Conflict, person: string, at: Date): Conflict {
  const decided = decideRulingRequest(conflict, { person, show_my_name: true, now: at })
  if (!decided.ok) throw new Error(`Refused: ${decided.code}`)
  return decided.value.conflict
}
const closedFor = (conflict = marked) => requested(conflict, jonas.id, daysLater(2))

describe('the mark of a private conflict', () => {
  it('is set per author, and an acknowledged sign overrides what the model suspects', () => {
    expect(privateReasonOf(marked, 'user2')).toBeNull()
    expect(privateReasonOf(markPrivate(marked, 'user1', 'model'), 'user1')).toBe('sign')
    const suspected = markPrivate(conflictIn('vote_1'), 'user2', 'model')
    expect(privateReasonOf(markPrivate(suspected, 'user2', 'sign'), 'user2')).toBe('sign')
  })

  it('lets either party request the ruling again once it is lifted', () => {
    const lifted = decideLift(marked, { party: 'user1', now })
    expect(lifted).toMatchObject({ conflict: { kept_private: false, user1_private_reason: null }, events: [] })
    for (const { id } of [maya, jonas]) expect(phaseOf(requested(lifted?.conflict ?? marked, id, now))).toBe('ruling')
  })

  it("leaves the conflict private if the other party's words have a mark too", () => {
    const both = markPrivate(marked, 'user2', 'sign')
    const lifted = decideLift(closedFor(both), { party: 'user1', now })
    expect(lifted).toMatchObject({ conflict: { kept_private: true, status: 'abandoned' }, events: [] })
  })

  it('cannot be lifted for an author who has none', () => {
    expect(decideLift(marked, { party: 'user2', now })).toBeNull()
  })
})

describe('a conflict that closed because a ruling was requested', () => {
  it('reopens in its previous phase with another thirty days once the mark is lifted', () => {
    const closed = closedFor()
    expect(closed).toMatchObject({ status: 'abandoned', closed_reason: 'flagged', ruling_withheld_at: daysLater(2) })
    const lifted = decideLift(closed, { party: 'user1', now })
    expect(lifted?.conflict).toMatchObject({
      status: 'active',
      closed_reason: null,
      closed_without_blame: false,
      ruling_withheld_at: null,
      reopened_at: now,
      last_move_at: now,
    })
    expect(lifted && phaseOf(lifted.conflict)).toBe('ruling_available')
    expect(lifted?.events).toMatchObject([{ type: 'conflict.reopened', parties: [maya.id, jonas.id], at: now }])
  })

  it('stays closed if its messages are gone', () => {
    const erased = { ...closedFor(), user2_translated_message: null }
    expect(decideLift(erased, { party: 'user1', now })).toMatchObject({ conflict: { status: 'abandoned' }, events: [] })
  })

  it('stays closed if it was closed by a report', () => {
    const reported = decideFlag(marked, { now: daysLater(2) })?.conflict ?? marked
    expect(decideLift(reported, { party: 'user1', now })).toMatchObject({
      conflict: { status: 'abandoned', kept_private: false },
      events: [],
    })
  })
})
