import type { Abilities } from '@squash/contract/conflicts'
import type { Party } from '@squash/contract/values'
import type { Conflict } from './conflict.ts'
import { phaseOf, roundOf } from './phase.ts'
import { coreIssueOf, satisfactionOf } from './sides.ts'

/**
 * What a party may do now (decisions §2, the table). The commands obey the same answer, so that a button that shows
 * is a button that works.
 */
export function abilitiesOf(conflict: Conflict, viewer: Party): Abilities {
  const phase = phaseOf(conflict)
  return {
    respond: phase === 'awaiting_response' && viewer === 'user2',
    vote: roundOf(phase) !== null && satisfactionOf(conflict, viewer) === null,
    submit_core_issue: phase === 'core_issues' && coreIssueOf(conflict, viewer) === null,
    request_final_ruling: (phase === 'vote_3' || phase === 'ruling_available') && bothMessagesExist(conflict),
    delete: phase === 'awaiting_response' && viewer === 'user1',
  }
}

/** A ruling is made from both translated messages (spec core-flow §5), and an erased account leaves none (decisions §14). */
export const bothMessagesExist = (conflict: Conflict): boolean =>
  conflict.user1_translated_message !== null && conflict.user2_translated_message !== null
