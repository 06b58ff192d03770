import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { decideAbandon, decideDecline, decideFlag, decideLeave } from './close.ts'
import { decideDelete } from './delete.ts'
import { conflictIn, daysLater, jonas, lena, maya, minutesLater } from './testing/conflicts.ts'

const common = { conflict: conflictIn('vote_1').id, parties: [maya.id, jonas.id] }

describe('a conflict that nobody moves', () => {
  it('is abandoned 30 days after Maya started it, when Jonas never answered', () => {
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

  it('says who it waited on', () => {
    const conflict = conflictIn('vote_2', { user2_satisfaction: true })
    expect(decideAbandon(conflict, { blocked: false, now: daysLater(31) })).toMatchObject({
      events: [{ was: 'active', waiting_on: ['user1'] }],
    })
  })

  it('says when one of the two had blocked the other, so that nobody is blamed', () => {
    const decision = decideAbandon(conflictIn('vote_2'), { blocked: true, now: daysLater(31) })
    expect(decision).toMatchObject({
      conflict: { closed_without_blame: true },
      events: [{ reason: 'expired', blocked: true }],
    })
  })

  it('gets another 30 days from its last move', () => {
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
  it('is for Jonas, signed in or with the mailed invite in hand', () => {
    expect(decideDecline(conflictIn('awaiting_response'), { person: jonas.id, now })).toEqual(declined)
    expect(decideDecline(conflictIn('awaiting_response'), { person: null, now })).toEqual(declined)
  })
  it('comes too late once he has answered', () => {
    expect(decideDecline(conflictIn('mediating'), { person: jonas.id, now })).toEqual(refuse('conflict.wrong_phase'))
    expect(decideDecline(conflictIn('mediating'), { person: null, now })).toEqual(refuse('conflict.wrong_phase'))
  })
})

describe('a flagged conflict', () => {
  it('never becomes public, even while the ruling is being made', () => {
    const now = minutesLater(61)
    expect(decideFlag(conflictIn('ruling'), { now })).toMatchObject({
      conflict: { status: 'abandoned', closed_reason: 'flagged', closed_without_blame: true, final_ai_ruling: null },
      events: [{ type: 'conflict.abandoned', reason: 'flagged', waiting_on: [], ruling_asked_by: maya.id }],
    })
  })
})

describe('a conflict of somebody who leaves for good', () => {
  const now = minutesLater(61)
  it('closes without blame, and unanswered reads like declined', () => {
    expect(decideLeave(conflictIn('ruling'), { now })).toMatchObject({
      conflict: { status: 'abandoned', closed_reason: 'left' },
      events: [{ type: 'conflict.abandoned', reason: 'left' }],
    })
    expect(decideLeave(conflictIn('awaiting_response'), { now })?.conflict.closed_reason).toBe('declined')
  })
  it('stays as it is when it is over', () => {
    expect(decideLeave(conflictIn('ruled'), { now })).toBeNull()
  })
})

describe('deleting a conflict', () => {
  const now = minutesLater(5)
  it('lets Maya delete a conflict that nobody has answered', () => {
    expect(decideDelete(conflictIn('awaiting_response'), { person: maya.id, now })).toEqual({
      ok: true,
      value: { events: [{ type: 'conflict.deleted', ...common, at: now, created_at: minutesLater(0) }] },
    })
  })
  it('keeps it once Jonas has answered', () => {
    expect(decideDelete(conflictIn('mediating'), { person: maya.id, now })).toEqual(refuse('conflict.wrong_phase'))
  })
  it('is not for Jonas, and a conflict between others is not there for Lena', () => {
    const conflict = conflictIn('awaiting_response')
    expect(decideDelete(conflict, { person: jonas.id, now })).toEqual(refuse('conflict.not_the_creator'))
    expect(decideDelete(conflict, { person: lena.id, now })).toEqual(refuse('conflict.not_found'))
  })
})
