import type { DomainEvent, DomainEventType, EventOf } from '../events.ts'
import { countDeleted, countJoined, countLeft, countResponded, countStarted } from './count/beginnings.ts'
import { countAbandoned, countReopened, countResolved, countRuled } from './count/endings.ts'
import { countHour } from './count/hours.ts'
import { countArchetype, countBalance, countProfileUpdate, countQuest, countVisit } from './count/own-doings.ts'
import { countRulingVote } from './count/public-votes.ts'
import { countCoreIssue, countReflected, countRehash, countSatisfaction } from './count/rounds.ts'
import type { Viewpoint } from './count/viewpoint.ts'
import { type Counters, plus } from './counters.ts'
import { localTime } from './local-time.ts'

/** The events that change somebody's counters: what a worker subscribes to. */
export const COUNTED_EVENTS = [
  'conflict.started',
  'conflict.joined',
  'conflict.left',
  'conflict.responded',
  'conflict.deleted',
  'satisfaction.voted',
  'rehash.requested',
  'core_issue.submitted',
  'conflict.reflected',
  'conflict.resolved',
  'conflict.abandoned',
  'conflict.reopened',
  'ruling.requested',
  'ruling.issued',
  'ruling.voted',
  'forum.voted',
  'debate.started',
  'debate.answered',
  'debate.voted',
  'debate.completed',
  'quest.step_answered',
  'quest.completed',
  'person.visited',
  'profile.updated',
  'onboarding.completed',
  'referral.completed',
  'leaderboard.viewed',
  'tip.paid',
  'tip.refunded',
  'squashcred.changed',
  'archetype.changed',
  'archetype.unlocked',
] as const satisfies readonly DomainEventType[]

type CountedEvent = EventOf<(typeof COUNTED_EVENTS)[number]>

const counted: ReadonlySet<string> = new Set(COUNTED_EVENTS)
const isCounted = (event: DomainEvent): event is CountedEvent => counted.has(event.type)

/**
 * Counts one event for one person, without a look at their history. What other people do changes nothing.
 * To be called once for each event: the caller remembers which ones were counted.
 * @param person whose counters these are
 * @param timeZone their IANA time zone, by which hours, days and weeks are judged (decisions §3)
 */
export function count(counters: Counters, event: DomainEvent, person: string, timeZone: string): Counters {
  if (!isCounted(event)) return counters
  const me = { person, local: (at: Date) => localTime(at, timeZone) }
  return countHour(countEvent(counters, event, me), event, me)
}

function countEvent(counters: Counters, event: CountedEvent, me: Viewpoint): Counters {
  const mine = (person: string, after: () => Counters) => (person === me.person ? after() : counters)
  switch (event.type) {
    case 'conflict.started':
      return countStarted(counters, event, me)
    case 'conflict.joined':
      return countJoined(counters, event, me)
    case 'conflict.left':
      return countLeft(counters, event, me)
    case 'conflict.responded':
      return countResponded(counters, event, me)
    case 'conflict.deleted':
      return countDeleted(counters, event, me)
    case 'satisfaction.voted':
      return countSatisfaction(counters, event, me)
    case 'rehash.requested':
      return countRehash(counters, event, me)
    case 'core_issue.submitted':
      return countCoreIssue(counters, event, me)
    case 'conflict.reflected':
      return countReflected(counters, event, me)
    case 'conflict.resolved':
      return countResolved(counters, event, me)
    case 'conflict.abandoned':
      return countAbandoned(counters, event, me)
    case 'conflict.reopened':
      return countReopened(counters, event, me)
    case 'ruling.issued':
      return countRuled(counters, event, me)
    case 'ruling.voted':
      return countRulingVote(counters, event, me)
    case 'forum.voted':
      return mine(event.voter, () => plus(counters, { forumVotes: 1 }))
    case 'debate.started':
      return mine(event.creator, () => plus(counters, { debatesStarted: 1 }))
    case 'debate.answered':
      return mine(event.opponent, () => plus(counters, { debatesAnswered: 1 }))
    case 'debate.voted':
      return mine(event.voter, () => plus(counters, { debateVotes: 1 }))
    case 'debate.completed':
      return event.winner === me.person ? plus(counters, { debatesWon: 1 }) : counters
    case 'quest.completed':
      return mine(event.person, () => countQuest(counters, event))
    case 'person.visited':
      return mine(event.person, () => countVisit(counters, event))
    case 'profile.updated':
      return mine(event.person, () => countProfileUpdate(counters, event))
    case 'onboarding.completed':
      return mine(event.person, () => plus(counters, { tours: 1 }))
    case 'referral.completed':
      return mine(event.inviter, () => plus(counters, { referrals: 1 }))
    case 'leaderboard.viewed':
      return mine(event.person, () => plus(counters, { leaderboardViews: 1 }))
    case 'tip.paid':
      return mine(event.person, () => plus(counters, { tips: 1 }))
    case 'tip.refunded':
      return mine(event.person, () => plus(counters, { tips: -1 }))
    case 'squashcred.changed':
      return mine(event.person, () => countBalance(counters, event))
    case 'archetype.changed':
    case 'archetype.unlocked':
      return mine(event.person, () => countArchetype(counters, event))
    case 'ruling.requested':
    case 'quest.step_answered':
      return counters // only the hour counts
  }
}
