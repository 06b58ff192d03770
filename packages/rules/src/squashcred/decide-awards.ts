import { type EventHandlers, handleEvent } from '../event-handlers.ts'
import type { DomainEvent } from '../events.ts'
import { type Award, type Grant, grant, grantOnce } from './awards.ts'
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
} from './awards-for-other-events.ts'
import type { AwardCircumstances } from './circumstances.ts'

/** The points given or taken for each event. The workers subscribe to these events. */
export const AWARDING_EVENTS = {
  'conflict.started': forStarting,
  'conflict.deleted': forDeleting,
  'conflict.responded': forResponding,
  'rehash.requested': forRehash,
  'core_issue.submitted': forCoreIssue,
  'conflict.reflected': forReflecting,
  'conflict.resolved': forResolving,
  'ruling.requested': forRulingRequest,
  'ruling.issued': forRuling,
  'conflict.abandoned': forAbandoning,
  'conflict.ghosted': forGhosting,
  'invite.ignored': forIgnoring,
  'ruling.voted': forRulingVote,
  'forum.voted': forForumVote,
  'debate.started': ({ creator, debate }) => [grant(creator, 'START_DEBATE', debate)],
  'debate.answered': ({ opponent, debate }) => [grant(opponent, 'RESPOND_TO_DEBATE', debate)],
  'debate.voted': ({ voter, debate }) => [grant(voter, 'VOTE_ON_DEBATE', debate)],
  'debate.completed': ({ winner, debate }) => [grant(winner, 'WIN_DEBATE', debate)],
  'quest.completed': forQuest,
  'person.visited': forVisit,
  'person.went_inactive': forAbsence,
  'referral.completed': ({ inviter, person }) => [grant(inviter, 'REFERRAL', person)],
  'resolution_rate.judged': forRate,
  'tip.paid': ({ person, checkout }) => [grant(person, 'SUPPORTER', checkout)],
  'tip.refunded': ({ person, checkout }) => [grant(person, 'SUPPORTER_REVERSED', checkout)],
  'achievement.unlocked': ({ person }) => [grantOnce(person, 'FIRST_ACHIEVEMENT')],
  'archetype.changed': ({ person }) => [grantOnce(person, 'FIRST_ARCHETYPE')],
  'archetype.unlocked': ({ person }) => [grantOnce(person, 'FIRST_ARCHETYPE')],
  'voting.bad_faith': ({ voter, local_day }) => [grant(voter, 'BAD_FAITH_VOTING', local_day)],
  'report.decided': forReport,
} as const satisfies EventHandlers<readonly Grant[], [AwardCircumstances]>

/**
 * The ledger entries for an event, for everyone involved. May repeat entries of earlier events: the ledger accepts each
 * person, code and subject once.
 */
export function awardsFor(event: DomainEvent, circumstances: AwardCircumstances): readonly Award[] {
  const grants = handleEvent<readonly Grant[], [AwardCircumstances]>(AWARDING_EVENTS, event, circumstances) ?? []
  return grants.filter((each): each is Award => each !== null && circumstances.has(each.person))
}
