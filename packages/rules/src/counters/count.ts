import { type EventHandlers, handleEvent } from '../event-handlers.ts'
import type { DomainEvent } from '../events.ts'
import { countAbandoned, countHeld, countReopened, countResolved, countRuled } from './count/closings.ts'
import { countHour } from './count/hours.ts'
import { countArchetype, countBalance, countProfileUpdate, countQuest, countVisit } from './count/own-progress.ts'
import { countCoreIssue, countReflected, countRehash, countRulingVote, countSatisfaction } from './count/rounds.ts'
import { countDeleted, countJoined, countLeft, countResponded, countStarted } from './count/starts.ts'
import type { Viewpoint } from './count/viewpoint.ts'
import { type Counters, plus } from './counters.ts'
import { localTime } from './local-time.ts'

type Step = [counters: Counters, me: Viewpoint]

/** For events that count only by the hour at which they happen. */
const countHourOnly = (_: unknown, counters: Counters): Counters => counters

/** Adds to the tallies of the user that `whose` picks from the event. */
const add =
  <Event>(whose: (event: Event) => string | null, counts: Parameters<typeof plus>[1]) =>
  (event: Event, counters: Counters, me: Viewpoint): Counters =>
    whose(event) === me.person ? plus(counters, counts) : counters

/** Counts an event for its `person` only. */
const own =
  <Event extends { person: string }>(countIt: (counters: Counters, event: Event) => Counters) =>
  (event: Event, counters: Counters, me: Viewpoint): Counters =>
    event.person === me.person ? countIt(counters, event) : counters

/** How each event changes a user's counters. The workers subscribe to these events. */
export const COUNTED_EVENTS = {
  'conflict.started': countStarted,
  'conflict.joined': countJoined,
  'conflict.left': countLeft,
  'conflict.responded': countResponded,
  'conflict.deleted': countDeleted,
  'satisfaction.voted': countSatisfaction,
  'rehash.requested': countRehash,
  'core_issue.submitted': countCoreIssue,
  'conflict.reflected': countReflected,
  'conflict.resolved': countResolved,
  'conflict.abandoned': countAbandoned,
  'conflict.reopened': countReopened,
  'ruling.requested': countHourOnly,
  'ruling.issued': countRuled,
  'ruling.voted': countRulingVote,
  'agreement.held': countHeld,
  'forum.voted': add(({ voter }) => voter, { forumVotes: 1 }),
  'debate.started': add(({ creator }) => creator, { debatesStarted: 1 }),
  'debate.answered': add(({ opponent }) => opponent, { debatesAnswered: 1 }),
  'debate.voted': add(({ voter }) => voter, { debateVotes: 1 }),
  'debate.completed': add(({ winner }) => winner, { debatesWon: 1 }),
  'quest.step_answered': countHourOnly,
  'quest.completed': own(countQuest),
  'person.visited': own(countVisit),
  'profile.updated': own(countProfileUpdate),
  'onboarding.completed': add(({ person }) => person, { tours: 1 }),
  'referral.completed': add(({ inviter }) => inviter, { referrals: 1 }),
  'leaderboard.viewed': add(({ person }) => person, { leaderboardViews: 1 }),
  'tip.paid': add(({ person }) => person, { tips: 1 }),
  'tip.refunded': add(({ person }) => person, { tips: -1 }),
  'squashcred.changed': own(countBalance),
  'archetype.changed': own(countArchetype),
  'archetype.unlocked': own(countArchetype),
} as const satisfies EventHandlers<Counters, Step>

/**
 * Counts one event for one person, without reading their history. Events that only concern other people change nothing.
 * Must be called once per event; the caller tracks which events were counted.
 * @param person whose counters these are
 * @param timeZone their IANA time zone, which determines hours, days and weeks
 */
export function count(counters: Counters, event: DomainEvent, person: string, timeZone: string): Counters {
  const me = { person, local: (at: Date) => localTime(at, timeZone) }
  const counted = handleEvent<Counters, Step>(COUNTED_EVENTS, event, counters, me)
  return counted === undefined ? counters : countHour(counted, event, me)
}

/**
 * The people whose points, achievements or archetype an event may change: without duplicates and in a fixed order, so
 * that two workers lock them in the same order. Erased accounts and people who haven't joined yet are left out.
 */
export function peopleOf(event: DomainEvent): readonly string[] {
  const people: (string | null)[] = []
  if ('parties' in event) people.push(...event.parties)
  if ('person' in event) people.push(event.person)
  if ('by' in event) people.push(event.by)
  if ('voter' in event) people.push(event.voter)
  if ('creator' in event) people.push(event.creator)
  if ('opponent' in event) people.push(event.opponent)
  if ('inviter' in event) people.push(event.inviter)
  if ('author' in event) people.push(event.author)
  return [...new Set(people.filter((person) => person !== null))].toSorted()
}
