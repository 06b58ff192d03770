import { DEBATE_SIDES, type DebateSide } from '@squash/contract/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { debateAbilities } from './abilities.ts'
import { decideCompletion, outcomeOf } from './close.ts'
import { type ActiveDebate, maySeeDebate } from './debate.ts'
import { decideDebateHiding } from './hide.ts'
import { activeDebate, daysLater, debatesInEveryState, hoursLater, jonas, lena, maya } from './testing/debates.ts'
import { type Ballot, decideDebateVote } from './vote.ts'

const lenas = (changes: Partial<Ballot> = {}): Ballot => ({
  voter: lena.id,
  for: maya.id,
  previous: null,
  now: daysLater(2),
  ...changes,
})

describe('a vote in a debate', () => {
  it('counts for the person Lena names', () => {
    expect(decideDebateVote(activeDebate(), lenas())).toMatchObject({
      ok: true,
      value: {
        side: 'creator',
        debate: { votes: { creator: 1, opponent: 0 } },
        events: [{ type: 'debate.voted', voter: lena.id, for: maya.id }],
      },
    })
  })

  it('moves to the other side if Lena changes her mind', () => {
    const debate = activeDebate({ votes: { creator: 3, opponent: 1 } })
    expect(decideDebateVote(debate, lenas({ for: jonas.id, previous: 'creator' }))).toMatchObject({
      value: { side: 'opponent', debate: { votes: { creator: 2, opponent: 2 } } },
    })
  })

  it('has no effect and publishes no event if Lena repeats it', () => {
    const debate = activeDebate({ votes: { creator: 1, opponent: 0 } })
    expect(decideDebateVote(debate, lenas({ previous: 'creator' }))).toMatchObject({ value: { debate, events: [] } })
  })

  it.each([maya, jonas])('is refused to the participants', ({ id }) => {
    expect(decideDebateVote(activeDebate(), lenas({ voter: id }))).toEqual(refuse('debate.own'))
  })

  it('must name one of the participants', () => {
    expect(decideDebateVote(activeDebate(), lenas({ for: lena.id }))).toEqual(refuse('debate.no_such_side'))
  })

  it('is refused on a hidden debate, which does not exist for Lena', () => {
    const hidden = activeDebate({ is_hidden: true })
    expect(decideDebateVote(hidden, lenas())).toEqual(refuse('debate.not_found'))
    expect(decideDebateVote(hidden, lenas({ voter: maya.id }))).toEqual(refuse('debate.own'))
    expect([lena, maya, jonas].map(({ id }) => maySeeDebate(hidden, id))).toEqual([false, true, true])
    expect(decideDebateHiding(hidden, { hidden: true, now: daysLater(2) })).toBe(null)
    expect(decideDebateHiding(hidden, { hidden: false, now: daysLater(2) })).toMatchObject({
      debate: { is_hidden: false },
      events: [{ type: 'debate.hidden', parties: [maya.id, jonas.id], hidden: false }],
    })
  })

  it("is refused after the end, even if the votes haven't been counted yet", () => {
    const lastMoment = new Date(daysLater(8).getTime() - 1)
    expect(decideDebateVote(activeDebate(), lenas({ now: lastMoment })).ok).toBe(true)
    expect(decideDebateVote(activeDebate(), lenas({ now: daysLater(8) }))).toEqual(refuse('debate.closed'))
  })

  it.each([
    ['pending', 'debate.not_found'],
    ['expired', 'debate.not_found'],
    ['complete', 'debate.closed'],
  ] as const)('is refused while the debate is %s', (status, code) => {
    expect(decideDebateVote(debatesInEveryState[status], lenas())).toEqual(refuse(code))
  })

  it.each(['creator_id', 'opponent_id'] as const)('is refused when %s is an erased account', (gone) => {
    const debate = activeDebate({ [gone]: null })
    expect(decideDebateVote(debate, lenas())).toEqual(refuse('debate.closed'))
  })
})

describe('what a person may do in a debate', () => {
  it.each([
    ['pending', maya, { respond: false, vote: false }],
    ['pending', jonas, { respond: true, vote: false }],
    ['active', jonas, { respond: false, vote: false }],
    ['active', lena, { respond: false, vote: true }],
    ['complete', lena, { respond: false, vote: false }],
    ['expired', jonas, { respond: false, vote: false }],
  ] as const)('while it is %s, as %o: %o', (status, { id }, can) => {
    expect(debateAbilities(debatesInEveryState[status], id, daysLater(2))).toEqual(can)
  })
})

describe('a debate’s tally', () => {
  const voters = ['a', 'b', 'c', 'd', 'e']
  const ballots = fc.array(
    fc.record({ voter: fc.constantFrom(...voters), side: fc.constantFrom(...DEBATE_SIDES), hour: fc.nat(240) }),
  )
  const people: Record<DebateSide, string> = { creator: maya.id, opponent: jonas.id }

  it('counts each voter’s last vote, however often votes change, and alone decides the outcome', () => {
    fc.assert(
      fc.property(ballots, (cast) => {
        const kept = new Map<string, DebateSide>()
        let debate: ActiveDebate = activeDebate()
        for (const { voter, side, hour } of cast.toSorted((a, b) => a.hour - b.hour)) {
          const now = hoursLater(24 + hour)
          const decided = decideDebateVote(debate, { voter, for: people[side], previous: kept.get(voter) ?? null, now })
          expect(decided.ok).toBe(hour < 7 * 24)
          if (!decided.ok) continue
          debate = decided.value.debate
          kept.set(voter, side)
        }
        const count = (side: DebateSide) => [...kept.values()].filter((one) => one === side).length
        expect(debate.votes).toEqual({ creator: count('creator'), opponent: count('opponent') })
        const decided = decideCompletion(debate, { now: daysLater(9) })
        expect(decided?.debate.outcome).toBe(outcomeOf(debate.votes))
      }),
    )
  })
})
