import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AWARDING_EVENTS } from '../squashcred/decide-awards.ts'
import { DAY, HOUR } from '../time/units.ts'
import { COUNTED_EVENTS, count, peopleOf } from './count.ts'
import { completeCounters, NO_COUNTERS, times, totalConflicts } from './counters.ts'
import { everyEvent } from './testing/every-event.ts'
import * as happened from './testing/histories.ts'

const { after, countersOf, JONAS, jonass, LENA, MAYA, many, mayas, TUESDAY } = happened

const others = everyEvent(JONAS, LENA)
const own = [...everyEvent(MAYA, JONAS), ...everyEvent(JONAS, MAYA)]

describe('events of other people', () => {
  it('include every kind of event', () => {
    const kinds: ReadonlySet<string> = new Set(others.map(({ type }) => type))
    expect(Object.keys({ ...COUNTED_EVENTS, ...AWARDING_EVENTS }).filter((type) => !kinds.has(type))).toEqual([])
  })
  it("never change Maya's counters", () => {
    for (const event of others) expect(count(NO_COUNTERS, event, MAYA, 'UTC')).toEqual(NO_COUNTERS)
  })
  it("never change Maya's counters when mixed with her own", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...own, ...others), { maxLength: 60 }), (events) => {
        const alone = events.filter((event) => peopleOf(event).includes(MAYA))
        expect(countersOf(events)).toEqual(countersOf(alone))
      }),
    )
  })
})

describe('each kind of event', () => {
  it('changes the counters of someone involved', () => {
    const isCounted = (type: string) => type in COUNTED_EVENTS
    const idle = others.filter(
      (event) =>
        isCounted(event.type) &&
        peopleOf(event).every((person) => count(NO_COUNTERS, event, person, 'UTC') === NO_COUNTERS),
    )
    expect(idle).toEqual([])
  })
})

describe('a user with one event of each kind', () => {
  it('has each event counted once', () => {
    const { tallies } = countersOf(everyEvent(MAYA, JONAS))
    expect(tallies).toMatchObject({
      satisfiedVotes: 1,
      rehashesAsked: 1,
      coreIssues: 1,
      reflections: 1,
      rulings: 1,
      resolved: 1,
      capitalMessages: 2, // the message and the core issue
      publicVotes: 1,
      aiRightVotes: 1,
      forumVotes: 1,
      debatesStarted: 1,
      debateVotes: 1,
      debatesWon: 1,
      perfectQuests: 1,
      profileUpdates: 1,
      photos: 1,
      usernameChanges: 1,
      tours: 1,
      referrals: 1,
      leaderboardViews: 1,
      tips: 0, // paid, and refunded
    })
    expect(countersOf(everyEvent(JONAS, MAYA)).tallies).toMatchObject({
      received: 1, // joined two and left one; the started one was deleted
      answered: 1,
      unsatisfiedVotes: 1,
      resolvedAsResponder: 1,
      debatesAnswered: 1,
    })
  })
})

describe('open conflicts', () => {
  it.each([
    ['resolved', mayas().resolved()],
    ['ruled', mayas().ruled()],
    ['abandoned', mayas().abandoned({ was: 'active', waiting_on: [] })],
    ['deleted', mayas().deleted()],
  ])('drop by one for both parties when one is %s', (_, closing) => {
    const answer = closing.type === 'conflict.deleted' ? [] : [mayas().responded()]
    const history = [mayas().started(), ...answer, closing]
    expect(times(countersOf([mayas().started()]), 'open')).toBe(1)
    expect(times(countersOf(history, MAYA), 'open')).toBe(0)
    expect(times(countersOf(history, JONAS), 'open')).toBe(0)
  })

  it('count for the invited person from their response on', () => {
    const invited = [mayas().started()]
    expect(times(countersOf(invited, JONAS), 'open')).toBe(0)
    expect(times(countersOf([...invited, mayas().responded()], JONAS), 'open')).toBe(1)
    const ended = mayas().abandoned({ was: 'pending', waiting_on: ['user2'], reason: 'declined' })
    expect(times(countersOf([...invited, ended], JONAS), 'open')).toBe(0)
    expect(times(countersOf([...invited, ended], MAYA), 'open')).toBe(0)
  })
})

describe('a conflict that closed without blame', () => {
  const closings = [
    ['declined', { was: 'pending', waiting_on: ['user2'], reason: 'declined' }],
    ['flagged', { was: 'active', waiting_on: ['user2'], reason: 'flagged' }],
    ['left', { was: 'active', waiting_on: [], reason: 'left' }],
    ['left unsettled', { was: 'active', waiting_on: ['user1'], reason: 'left_open' }],
    ['expired across a block', { was: 'active', waiting_on: ['user2'], reason: 'expired', blocked: true }],
  ] as const
  it.each(closings)('is left out of all totals of the invited person: %s', (_, closing) => {
    const history = many(10, (number) => [jonass(number).started(), jonass(number).abandoned(closing)])
    expect(totalConflicts(countersOf(history, MAYA))).toBe(0)
    expect(totalConflicts(countersOf(history, JONAS))).toBe(10)
  })
  it('does not include an expired one, which still counts', () => {
    const expired = jonass().abandoned({ was: 'pending', waiting_on: ['user2'] })
    expect(totalConflicts(countersOf([jonass().started(), expired], MAYA))).toBe(1)
  })
})

describe('a reopened conflict', () => {
  it('counts as if it had never closed, for both parties, even when resolved after a late response', () => {
    const late = happened.after(4 * DAY)
    const answered = [mayas().started(), mayas().responded('', late)]
    const closed = mayas().abandoned({ was: 'active', waiting_on: [], reason: 'flagged' }, late)
    const reopened = [closed, mayas().reopened(late, late)]
    for (const ending of [[], [mayas().resolved(3, late)]])
      for (const person of [MAYA, JONAS])
        expect(countersOf([...answered, ...reopened, ...ending], person)).toEqual({
          ...countersOf([...answered, ...ending], person),
          tallies: expect.objectContaining(countersOf([...answered, ...ending], person).tallies),
        })
  })
})

describe('a deleted conflict', () => {
  it('is counted as if it had never existed', () => {
    const history = [mayas().started(), mayas().deleted()]
    expect(totalConflicts(countersOf(history, MAYA))).toBe(0)
    expect(totalConflicts(countersOf(history, JONAS))).toBe(0)
    expect(Object.values(countersOf(history).recentStarts)).toEqual([0])
  })
})

describe('a person who was invited before they had an account', () => {
  it('is counted once as having received the conflict, when they join', () => {
    const mailed = happened.conflictBetween(JONAS, null)
    const history = [mailed.started(), mailed.joined(MAYA), jonass().responded()]
    expect(countersOf(history).tallies).toMatchObject({ received: 1, answered: 1, takenPart: 1, open: 1 })
  })
})

describe('a changed public vote', () => {
  it('counts once, with its current value', () => {
    const { boardVote } = happened
    const history = [boardVote(MAYA, 'ai_right', 7), boardVote(MAYA, 'get_therapy', 7, 'ai_right')]
    expect(countersOf(history).tallies).toMatchObject({ publicVotes: 1, aiRightVotes: 0, therapyVotes: 1 })
  })
})

describe('stored counters', () => {
  it('survive a round trip through JSON', () => {
    const counters = countersOf(own)
    expect(JSON.parse(JSON.stringify(counters))).toEqual(counters)
  })
  it('stay small after a thousand conflicts, answered late and never resolved', () => {
    const years = many(1000, (number) => [
      mayas(number).started('', after(number * DAY)),
      mayas(number).rehashAsked(MAYA, after(number * DAY)),
      happened.visit(
        MAYA,
        after(2 * number * DAY)
          .toISOString()
          .slice(0, 10),
      ),
    ])
    expect(JSON.stringify(countersOf(years)).length).toBeLessThan(4000)
  })
  it('may predate a newly added field', () => {
    const { holidays, ...older } = countersOf([mayas().started()])
    expect(completeCounters(older)).toEqual({ ...older, holidays })
    expect(count(completeCounters({}), mayas().started(), MAYA, 'UTC')).toEqual(countersOf([mayas().started()]))
  })
})

describe('an event at 11:30 pm on Monday', () => {
  const said = (at: string) => [mayas().started('', new Date(at))]
  it.each([
    ['Pacific/Auckland', '2026-03-02T10:30:00Z'],
    ['America/Los_Angeles', '2026-03-03T07:30:00Z'],
  ])('counts as late night, and as Monday, in %s', (timeZone, at) => {
    expect(countersOf(said(at), MAYA, timeZone).tallies).toMatchObject({ lateNightActs: 1, mondayConflicts: 1 })
    expect(countersOf(said(at), MAYA, 'UTC').tallies).not.toHaveProperty('lateNightActs')
  })
})

describe('the day on which a conflict was started', () => {
  const settled = [mayas().resolved(2, after(14 * HOUR), TUESDAY)]
  it("ends at midnight in Maya's time zone, before it ends in Jonas's", () => {
    expect(times(countersOf(settled, MAYA, 'Europe/Berlin'), 'resolvedSameDay')).toBe(0)
    expect(times(countersOf(settled, JONAS, 'America/Los_Angeles'), 'resolvedSameDay')).toBe(1)
  })
})
