import type { DomainEvent, DomainEventType, EventOf } from '../events.ts'
import {
  forAbandoning,
  forCoreIssue,
  forDeleting,
  forGhosting,
  forIgnoring,
  forReflecting,
  forRehash,
  forResolving,
  forResponding,
  forRuling,
  forRulingRequest,
  forStarting,
} from './awards-for-conflicts.ts'
import {
  forAbsence,
  forForumVote,
  forQuest,
  forRate,
  forReport,
  forRulingVote,
  forVisit,
} from './awards-for-the-rest.ts'
import type { AwardFacts } from './facts.ts'
import { type Award, type Grant, grant, grantOnce } from './ledger-entry.ts'

/** The events for which points are given or taken: what a worker subscribes to. */
export const AWARDING_EVENTS = [
  'conflict.started',
  'conflict.deleted',
  'conflict.responded',
  'rehash.requested',
  'core_issue.submitted',
  'conflict.reflected',
  'conflict.resolved',
  'ruling.requested',
  'ruling.issued',
  'conflict.abandoned',
  'conflict.ghosted',
  'invite.ignored',
  'ruling.voted',
  'forum.voted',
  'debate.started',
  'debate.answered',
  'debate.voted',
  'debate.completed',
  'quest.completed',
  'person.visited',
  'person.went_inactive',
  'referral.completed',
  'resolution_rate.judged',
  'tip.paid',
  'tip.refunded',
  'achievement.unlocked',
  'archetype.changed',
  'archetype.unlocked',
  'voting.bad_faith',
  'report.decided',
] as const satisfies readonly DomainEventType[]

type AwardingEvent = EventOf<(typeof AWARDING_EVENTS)[number]>

const awarding: ReadonlySet<string> = new Set(AWARDING_EVENTS)
const isAwarding = (event: DomainEvent): event is AwardingEvent => awarding.has(event.type)

/**
 * The entries that an event is worth, for everybody in it (spec community §9, triggers of decisions §4).
 * May repeat what an earlier event gave: the ledger takes each person, code and subject once.
 */
export function awardsFor(event: DomainEvent, facts: AwardFacts): readonly Award[] {
  if (!isAwarding(event)) return []
  return grantsFor(event, facts).filter((each): each is Award => each !== null && facts.has(each.person))
}

function grantsFor(event: AwardingEvent, facts: AwardFacts): readonly Grant[] {
  switch (event.type) {
    case 'conflict.started':
      return forStarting(event, facts)
    case 'conflict.deleted':
      return forDeleting(event)
    case 'conflict.responded':
      return forResponding(event)
    case 'rehash.requested':
      return forRehash(event, facts)
    case 'core_issue.submitted':
      return forCoreIssue(event)
    case 'conflict.reflected':
      return forReflecting(event)
    case 'conflict.resolved':
      return forResolving(event, facts)
    case 'ruling.requested':
      return forRulingRequest(event)
    case 'ruling.issued':
      return forRuling(event)
    case 'conflict.abandoned':
      return forAbandoning(event, facts)
    case 'conflict.ghosted':
      return forGhosting(event)
    case 'invite.ignored':
      return forIgnoring(event)
    case 'ruling.voted':
      return forRulingVote(event)
    case 'forum.voted':
      return forForumVote(event)
    case 'debate.started':
      return [grant(event.creator, 'START_DEBATE', event.debate)]
    case 'debate.answered':
      return [grant(event.opponent, 'RESPOND_TO_DEBATE', event.debate)]
    case 'debate.voted':
      return [grant(event.voter, 'VOTE_ON_DEBATE', event.debate)]
    case 'debate.completed':
      return [grant(event.winner, 'WIN_DEBATE', event.debate)]
    case 'quest.completed':
      return forQuest(event)
    case 'person.visited':
      return forVisit(event, facts)
    case 'person.went_inactive':
      return forAbsence(event)
    case 'referral.completed':
      return [grant(event.inviter, 'REFERRAL', event.person)]
    case 'resolution_rate.judged':
      return forRate(event)
    case 'tip.paid':
      return [grant(event.person, 'SUPPORTER', event.checkout)]
    case 'tip.refunded':
      return [grant(event.person, 'SUPPORTER_REVERSED', event.checkout)]
    case 'achievement.unlocked':
      return [grantOnce(event.person, 'FIRST_ACHIEVEMENT')]
    case 'archetype.changed':
    case 'archetype.unlocked':
      return [grantOnce(event.person, 'FIRST_ARCHETYPE')]
    case 'voting.bad_faith':
      return [grant(event.voter, 'BAD_FAITH_VOTING', event.local_day)]
    case 'report.decided':
      return forReport(event)
  }
}
