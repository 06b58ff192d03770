import { describe, expect, it } from 'vitest'
import * as happened from '../counters/testing/histories.ts'
import type { DomainEvent } from '../events.ts'
import { DAY, HOUR } from '../time/units.ts'
import type { AwardCode } from './awards.ts'
import { LEDGER_CODES } from './awards.ts'
import { awardsFor } from './decide-awards.ts'
import { ledgerOf } from './testing/ledger.ts'

const { after, boardVote, conflictBetween, JONAS, jonass, many, MAYA, mayas, TUESDAY, visits } = happened
const at = TUESDAY
const SATURDAY = after(4 * DAY)

const letters = (capitals: number, small: number) => 'A'.repeat(capitals) + 'a'.repeat(small)
const judged = (resolved: number, total: number, blameless = 0): DomainEvent => ({
  type: 'resolution_rate.judged',
  person: MAYA,
  month: '2026-03',
  total,
  resolved,
  blameless,
  at,
})
const report = (upheld: boolean, spam_or_abuse: boolean, overturned = false): DomainEvent => ({
  type: 'report.decided',
  report: 'r1',
  author: MAYA,
  upheld,
  spam_or_abuse,
  overturned,
  told: [MAYA],
  at,
})
const won = (winner: string | null): DomainEvent => ({
  type: 'debate.completed',
  debate: 'pineapple',
  parties: [MAYA, JONAS],
  winner,
  at,
})
const rehashes = (times: number, apart: number) =>
  many(times, (number) => mayas(number).rehashAsked(MAYA, after(number * apart)))
const leftOpen = (times: number, apart = DAY) =>
  many(times, (number) => mayas(number).abandoned({ was: 'active', waiting_on: ['user1'] }, after(number * apart)))

/**
 * The smallest history that earns Maya the entry, the most similar one that doesn't, and the subject it is given for.
 */
const rows: Record<AwardCode, [earns: readonly DomainEvent[], nearest: readonly DomainEvent[], subject: string]> = {
  START_CONFLICT: [[mayas(1).started()], [jonass(1).started()], '1'],
  FIRST_CONFLICT: [[mayas().started()], [jonass().started()], MAYA],
  RESPOND_TO_CONFLICT: [[jonass(1).responded()], [mayas(1).responded()], '1'],
  REHASH_CONFLICT: [[mayas(1).rehashAsked(MAYA)], [mayas(1).rehashAsked(JONAS)], '1'],
  CORE_ISSUE_REFLECTION: [[mayas(1).reflected()], [mayas(1).coreIssue(MAYA), mayas(1).coreIssue(JONAS)], '1'],
  RESOLVE_CONFLICT: [[jonass(1).resolved()], [jonass(1).voted(MAYA, true)], '1'],
  QUICK_RESOLUTION: [[mayas(1).resolved(2, after(HOUR - 1))], [mayas(1).resolved(2, after(HOUR))], '1'],
  PEACEFUL_RESOLUTION: [[mayas(1).resolved(1)], [mayas(1).resolved(2)], '1'],
  WEEKEND_RESOLUTION: [[mayas(1).resolved(2, SATURDAY)], [mayas(1).resolved(2, after(3 * DAY))], '1'],
  FIRST_PUBLIC_SHAME: [[jonass().ruled()], [jonass().rulingAsked(MAYA)], MAYA],
  VOTE_ON_PUBLIC_CONFLICT: [[boardVote(MAYA, 'both_wrong', 1)], [boardVote(JONAS, 'both_wrong', 1)], '1'],
  HELPFUL_VOTE: [[boardVote(MAYA, 'get_therapy', 1)], [boardVote(MAYA, 'reset_conflict', 1)], '1'],
  VOTE_ON_REDDIT_CONFLICT: [[happened.forumVote(MAYA, 1)], [happened.forumVote(JONAS, 1)], '1'],
  FIRST_REDDIT_VOTE: [[happened.forumVote(MAYA)], [boardVote(MAYA, 'both_wrong')], MAYA],
  START_DEBATE: [
    [{ type: 'debate.started', debate: 'pineapple', creator: MAYA, invitee: null, at }],
    [{ type: 'debate.started', debate: 'pineapple', creator: JONAS, invitee: null, at }],
    'pineapple',
  ],
  RESPOND_TO_DEBATE: [
    [{ type: 'debate.answered', debate: 'pineapple', opponent: MAYA, creator: null, at }],
    [{ type: 'debate.answered', debate: 'pineapple', opponent: JONAS, creator: null, at }],
    'pineapple',
  ],
  VOTE_ON_DEBATE: [
    [{ type: 'debate.voted', debate: 'tabs', voter: MAYA, for: JONAS, at }],
    [{ type: 'debate.voted', debate: 'tabs', voter: JONAS, for: MAYA, at }],
    'tabs',
  ],
  WIN_DEBATE: [[won(MAYA)], [won(null)], 'pineapple'],
  DAILY_LOGIN: [visits(MAYA, 1), visits(JONAS, 1), '2026-03-02'],
  SEVEN_DAY_STREAK: [visits(MAYA, 7), [...visits(MAYA, 6), ...visits(MAYA, 1, 9)], '2026-03-08'],
  REFERRAL: [
    [{ type: 'referral.completed', inviter: MAYA, person: JONAS, at }],
    [{ type: 'referral.completed', inviter: JONAS, person: MAYA, at }],
    JONAS,
  ],
  HIGH_RESOLUTION_RATE: [[judged(9, 10)], [judged(9, 9)], '2026-03'],
  FIRST_QUEST: [
    [happened.questDone(MAYA, 'boundaries')],
    [{ type: 'quest.started', quest: 'boundaries', person: MAYA, at }],
    MAYA,
  ],
  QUEST_COMPLETED: [[happened.questDone(MAYA, 1)], [happened.questDone(JONAS, 1)], '1'],
  PERFECT_QUEST: [[happened.questDone(MAYA, 1, 'easy', true)], [happened.questDone(MAYA, 1, 'easy', false)], '1'],
  HARD_QUEST: [[happened.questDone(MAYA, 1, 'hard')], [happened.questDone(MAYA, 1, 'medium')], '1'],
  FIRST_ACHIEVEMENT: [
    [{ type: 'achievement.unlocked', person: MAYA, code: 'first_vote', at }],
    [{ type: 'achievement.unlocked', person: JONAS, code: 'first_vote', at }],
    MAYA,
  ],
  FIRST_ARCHETYPE: [[happened.archetype(MAYA, 'the-fixer')], [happened.archetype(JONAS, 'the-fixer')], MAYA],
  SUPPORTER: [
    [{ type: 'tip.paid', person: MAYA, checkout: 'cs_1', level: 'tip_1', at }],
    [{ type: 'tip.paid', person: JONAS, checkout: 'cs_1', level: 'tip_1', at }],
    'cs_1',
  ],

  EXCESSIVE_REHASHING: [rehashes(3, 15 * DAY - 1), rehashes(3, 15 * DAY), '2'],
  CONFLICT_EXPIRED: [
    [mayas(1).abandoned({ was: 'pending', waiting_on: ['user2'] })],
    [mayas(1).abandoned({ was: 'pending', waiting_on: ['user2'], reason: 'declined' })],
    '1',
  ],
  NO_RESPONSE: [
    [jonass(1).abandoned({ was: 'pending', waiting_on: ['user2'] })],
    [jonass(1).abandoned({ was: 'pending', waiting_on: ['user2'], blocked: true })],
    '1',
  ],
  INVITE_IGNORED: [
    [{ type: 'invite.ignored', kind: 'debate', subject: 'pineapple', person: MAYA, at }],
    [{ type: 'invite.ignored', kind: 'debate', subject: 'pineapple', person: MAYA, blocked: true, at }],
    'pineapple',
  ],
  GHOSTING: [[mayas(1).ghosted(MAYA)], [mayas(1).ghosted(MAYA, true)], '1'],
  ABANDONING: [
    [mayas(1).abandoned({ was: 'active', waiting_on: ['user1'] })],
    [mayas(1).abandoned({ was: 'active', waiting_on: ['user2'] })],
    '1',
  ],
  SERIAL_ABANDONING: [leftOpen(3), leftOpen(3, 14 * DAY + 12 * HOUR), '2026-03'],
  ESCALATION: [[mayas(1).rulingAsked(MAYA)], [mayas(1).rulingAsked(JONAS)], '1'],
  FINAL_JUDGMENT: [[mayas(1).ruled()], [mayas(1).rulingAsked(MAYA)], '1'],
  EXCESSIVE_CAPS: [[mayas(1).started(letters(10, 10))], [mayas(1).started(letters(19, 0))], '1/message'],
  CONFLICT_FLOOD: [
    many(5, (number) => mayas(number).started()),
    [...many(4, (number) => mayas(number).started()), mayas('tomorrow').started('', after(15 * HOUR))],
    '2026-03-03',
  ],
  LOW_RESOLUTION_RATE: [[judged(249, 1000)], [judged(25, 100)], '2026-03'],
  INACTIVE: [
    [{ type: 'person.went_inactive', person: MAYA, last_visit: after(-31 * DAY), at }],
    [{ type: 'person.went_inactive', person: JONAS, last_visit: after(-31 * DAY), at }],
    '2026-01-31T09:00:00.000Z',
  ],
  BAD_FAITH_VOTING: [
    [{ type: 'voting.bad_faith', voter: MAYA, local_day: '2026-03-03', at }],
    many(21, (number) => boardVote(MAYA, 'both_wrong', number)),
    '2026-03-03',
  ],
  REPORTED: [[report(true, false)], [report(false, false)], 'r1'],
  SPAM_OR_ABUSE: [[report(true, true)], [report(true, false)], 'r1'],

  START_CONFLICT_REVERSED: [[mayas(1).deleted()], [jonass(1).deleted()], '1'],
  ESCALATION_REVERSED: [
    [
      mayas(1).rulingAsked(MAYA),
      mayas(1).abandoned({ was: 'active', waiting_on: [], reason: 'flagged', ruling_asked_by: MAYA }),
    ],
    [
      mayas(1).rulingAsked(JONAS),
      mayas(1).abandoned({ was: 'active', waiting_on: [], reason: 'flagged', ruling_asked_by: JONAS }),
    ],
    '1',
  ],
  SUPPORTER_REVERSED: [
    [{ type: 'tip.refunded', person: MAYA, checkout: 'cs_1', at }],
    [{ type: 'tip.refunded', person: JONAS, checkout: 'cs_1', at }],
    'cs_1',
  ],
  REPORTED_REVERSED: [[report(false, false, true)], [report(false, false)], 'r1'],
  SPAM_OR_ABUSE_REVERSED: [[report(false, true, true)], [report(false, true)], 'r1'],
}

describe.each(Object.entries(rows))('%s', (code, [earns, nearest, subject]) => {
  const given = (events: readonly DomainEvent[]) =>
    ledgerOf(events).filter((entry) => entry.person === MAYA && entry.code === code)

  it('is given for the smallest qualifying history, with its amount, reason and subject', () => {
    const [, entry] = Object.entries(LEDGER_CODES).find(([each]) => each === code) ?? []
    expect(given(earns)).toEqual([{ person: MAYA, code, subject, amount: entry?.amount, reason: entry?.reason }])
  })
  it('is not given one event earlier, nor for the most similar history', () => {
    expect(given(earns.slice(0, -1))).toEqual([])
    expect(given(nearest)).toEqual([])
  })
  it('is not given again if the last event is delivered twice', () => {
    expect(given([...earns, ...earns.slice(-1)])).toHaveLength(1)
  })
})

describe('closing a conflict without blame', () => {
  it.each(['declined', 'flagged', 'left_open'] as const)('costs no one points if it is %s', (reason) => {
    const both = ['user1', 'user2'] as const
    const closed = many(4, (number) => [
      mayas(number).abandoned({ was: 'pending', waiting_on: both, reason }),
      mayas(`active ${number}`).abandoned({ was: 'active', waiting_on: both, reason }),
    ])
    expect(ledgerOf(closed)).toEqual([])
  })
  it('costs no one points if one party has blocked the other', () => {
    const waiting_on = ['user1', 'user2'] as const
    const closed = many(4, (number) => [
      mayas(number).abandoned({ was: 'pending', waiting_on, blocked: true }),
      mayas(`active ${number}`).abandoned({ was: 'active', waiting_on, blocked: true }),
    ])
    expect(ledgerOf(closed)).toEqual([])
  })
  it('does not count towards the three abandoned conflicts in a month', () => {
    const declined = mayas('declined').abandoned({ was: 'active', waiting_on: ['user1'], reason: 'declined' })
    expect(ledgerOf([declined, ...leftOpen(2)]).map(({ code }) => code)).toEqual(['ABANDONING', 'ABANDONING'])
  })
})

describe('an award to both parties', () => {
  it('is given to each once, in their own time zone', () => {
    const fridayNightInBerlin = new Date('2026-03-06T23:30:00Z')
    const zones = { [MAYA]: 'Europe/Berlin', [JONAS]: 'America/New_York' }
    const entries = ledgerOf([mayas().resolved(1, fridayNightInBerlin)], zones)
    const codesOf = (person: string) => entries.filter((entry) => entry.person === person).map(({ code }) => code)
    expect(codesOf(MAYA)).toEqual(['RESOLVE_CONFLICT', 'PEACEFUL_RESOLUTION', 'WEEKEND_RESOLUTION'])
    expect(codesOf(JONAS)).toEqual(['RESOLVE_CONFLICT', 'PEACEFUL_RESOLUTION'])
  })
  it('is given to the remaining party if the other account is erased', () => {
    const entries = ledgerOf([conflictBetween(MAYA, null, 1).ruled()])
    expect(entries.map(({ person }) => person)).toEqual([MAYA, MAYA])
  })
})

describe('a first conflict', () => {
  it('earns Maya 20 points, and the 15 that are given only once remain after she deletes it', () => {
    const sum = (events: readonly DomainEvent[]) => ledgerOf(events).reduce((all, { amount }) => all + amount, 0)
    expect(sum([mayas(1).started()])).toBe(20)
    expect(sum([mayas(1).started(), mayas(1).deleted()])).toBe(15)
    expect(sum([mayas(1).started(), mayas(1).deleted(), mayas(2).started()])).toBe(20)
  })
})

describe('a first archetype', () => {
  it('may come from the operator, and is rewarded once', () => {
    const given: DomainEvent = { type: 'archetype.unlocked', person: MAYA, archetype: 'the-empath', at }
    const ledger = ledgerOf([given, happened.archetype(MAYA, 'the-fixer')])
    expect(ledger.map(({ person, code }) => [person, code])).toEqual([[MAYA, 'FIRST_ARCHETYPE']])
  })
})

describe('a visit streak', () => {
  it('is rewarded every seventh day, even across the start of daylight saving time', () => {
    const march = visits(MAYA, 14, 18).map((event) => ({ ...event, at: after(0, event.at) }))
    const streaks = ledgerOf(march, { [MAYA]: 'America/Los_Angeles' }).filter(({ code }) => code === 'SEVEN_DAY_STREAK')
    expect(streaks.map(({ subject }) => subject)).toEqual(['2026-03-24', '2026-03-31'])
  })
})

describe('the day of a visit', () => {
  it('stays the same if Maya has changed her time zone since', () => {
    const evenings = visits(MAYA, 7).map((event) => ({ ...event, at: after(3 * HOUR, event.at) }))
    const streaks = (zone: string) => ledgerOf(evenings, { [MAYA]: zone }).filter(({ amount }) => amount === 20)
    expect(streaks('Pacific/Auckland')).toEqual(streaks('UTC'))
    expect(streaks('UTC').map(({ subject }) => subject)).toEqual(['2026-03-08'])
  })
})

describe('messages in capitals', () => {
  const entries = (...events: DomainEvent[]) => ledgerOf(events).filter(({ code }) => code === 'EXCESSIVE_CAPS')
  it('cost nothing while fewer than half of the letters are capitals', () => {
    expect(entries(mayas().started(letters(9, 11)))).toEqual([])
  })
  it('cost their author points once per message, response and core issue', () => {
    const loud = letters(20, 0)
    const history = [mayas(1).started(loud), mayas(1).responded(loud), mayas(1).coreIssue(MAYA, loud)]
    expect(entries(...history).map(({ person, subject }) => [person, subject])).toEqual([
      [MAYA, '1/message'],
      [JONAS, '1/message'],
      [MAYA, '1/core_issue'],
    ])
  })
})

describe('the resolution rate of a month', () => {
  it.each([
    [899, 1000],
    [250, 1000],
    [0, 9],
  ])('of %i out of %i earns and costs nothing', (resolved, total) => {
    expect(ledgerOf([judged(resolved, total)])).toEqual([])
  })

  it('leaves out conflicts closed without blame when judged as low, and includes them when judged as high', () => {
    const codesOf = (event: DomainEvent) => ledgerOf([event]).map(({ code }) => code)
    expect(codesOf(judged(0, 10, 10))).toEqual([])
    expect(codesOf(judged(2, 12, 3))).toEqual([])
    expect(codesOf(judged(2, 13, 3))).toEqual(['LOW_RESOLUTION_RATE'])
    expect(codesOf(judged(9, 10, 1))).toEqual(['HIGH_RESOLUTION_RATE'])
    expect(codesOf(judged(9, 11, 2))).toEqual([])
  })
})

describe('a user whose circumstances are unknown', () => {
  it('is awarded nothing', () => expect(awardsFor(mayas().resolved(), new Map())).toEqual([]))
})
