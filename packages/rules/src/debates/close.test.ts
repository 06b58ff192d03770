import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { decideCompletion, decideDebateDecline, decideExpiry, decideIgnored } from './close.ts'
import {
  activeDebate,
  completeDebate,
  daysLater,
  debatesInEveryState,
  expiredDebate,
  hoursLater,
  jonas,
  lena,
  maya,
  pendingDebate,
} from './testing/debates.ts'

describe('counting the votes of a debate', () => {
  const completed = (creator: number, opponent: number) =>
    decideCompletion(activeDebate({ votes: { creator, opponent } }), { now: daysLater(8) })

  it.each([
    [2, 1, 'creator', maya.id],
    [0, 1, 'opponent', jonas.id],
    [3, 3, 'tie', null],
    [0, 0, 'tie', null],
  ] as const)('turns %i to %i into the outcome “%s”', (creator, opponent, outcome, winner) => {
    expect(completed(creator, opponent)).toMatchObject({
      debate: { status: 'complete', outcome, closed_at: daysLater(8) },
      events: [{ type: 'debate.completed', parties: [maya.id, jonas.id], winner }],
    })
  })

  it('names no winner if the winning account is erased, without calling it a tie', () => {
    const debate = activeDebate({ creator_id: null, votes: { creator: 1, opponent: 0 } })
    const decided = decideCompletion(debate, { now: daysLater(8) })
    expect(decided).toMatchObject({ debate: { outcome: 'creator' }, events: [{ winner: null }] })
  })

  it('happens once, at any time after the end', () => {
    expect(decideCompletion(activeDebate(), { now: new Date(daysLater(8).getTime() - 1) })).toBe(null)
    expect(decideCompletion(completeDebate(), { now: daysLater(9) })).toBe(null)
    expect(decideCompletion(activeDebate(), { now: daysLater(90) })?.debate.closed_at).toEqual(daysLater(90))
  })

  it.each(['pending', 'expired'] as const)('is skipped while the debate is %s', (status) => {
    expect(decideCompletion(debatesInEveryState[status], { now: daysLater(90) })).toBe(null)
  })
})

describe('an unanswered debate invite', () => {
  it('expires after 30 days, but no earlier', () => {
    expect(decideExpiry(pendingDebate(), { now: hoursLater(30 * 24 - 1) })).toBe(null)
    expect(decideExpiry(pendingDebate(), { now: daysLater(30) })).toMatchObject({
      debate: { status: 'expired', closed_at: daysLater(30), closed_reason: 'expired' },
      events: [{ type: 'debate.expired', creator: maya.id, invitee: jonas.id, reason: 'expired' }],
    })
  })

  it.each(['active', 'complete', 'expired'] as const)('cannot expire once it is %s', (status) => {
    expect(decideExpiry(debatesInEveryState[status], { now: daysLater(90) })).toBe(null)
    for (const person of [null, jonas.id])
      expect(decideDebateDecline(debatesInEveryState[status], { person, now: daysLater(90) })).toEqual(
        refuse('debate.not_pending'),
      )
  })

  it("expires immediately when Jonas declines it, signed in or with the invite's link", () => {
    for (const person of [jonas.id, null])
      expect(decideDebateDecline(pendingDebate(), { person, now: daysLater(1) })).toMatchObject({
        ok: true,
        value: {
          debate: { status: 'expired', closed_at: daysLater(1), closed_reason: 'declined' },
          events: [{ type: 'debate.expired', reason: 'declined' }],
        },
      })
  })

  it('cannot be declined by Maya, and does not exist for Lena', () => {
    const now = daysLater(1)
    expect(decideDebateDecline(pendingDebate(), { person: maya.id, now })).toEqual(refuse('debate.not_invited'))
    expect(decideDebateDecline(pendingDebate(), { person: lena.id, now })).toEqual(refuse('debate.not_found'))
  })
})

describe('a debate invite left unanswered for a week', () => {
  const at = (now: Date, changes: Parameters<typeof pendingDebate>[0] = {}, blocked = false) =>
    decideIgnored(pendingDebate(changes), { blocked, now })

  it('is reported once', () => {
    expect(at(hoursLater(7 * 24 - 1))).toBe(null)
    const ignored = at(daysLater(7))
    expect(ignored?.events).toEqual([
      {
        type: 'invite.ignored',
        kind: 'debate',
        subject: pendingDebate().id,
        person: jonas.id,
        blocked: false,
        at: daysLater(7),
      },
    ])
    expect(ignored && decideIgnored(ignored.debate, { blocked: false, now: daysLater(8) })).toBe(null)
  })

  it('starts its week when it reaches Jonas', () => {
    expect(at(daysLater(20), { invitee_since: daysLater(14) })).toBe(null)
    expect(at(daysLater(21), { invitee_since: daysLater(14) })).not.toBe(null)
  })

  it("records that one party has blocked the other, because then the silence isn't penalised", () => {
    expect(at(daysLater(7), {}, true)?.events).toMatchObject([{ blocked: true }])
  })

  it('is not reported while no account has the address, or once it is answered or closed', () => {
    expect(at(daysLater(8), { invitee_id: null, invitee_since: null })).toBe(null)
    for (const debate of [activeDebate(), completeDebate(), expiredDebate()])
      expect(decideIgnored(debate, { blocked: false, now: daysLater(29) })).toBe(null)
  })
})
