import type { Abilities } from '@squash/contract/conflicts'
import type { Party } from '@squash/contract/values'
import { type Conflict, coreIssueOf, satisfactionOf } from './conflict.ts'
import { phaseOf, roundOf } from './phase.ts'

/** What a party may do now. The commands check the same rules, so that no visible button leads to a refusal. */
export function abilitiesOf(conflict: Conflict, viewer: Party): Abilities {
  const phase = phaseOf(conflict)
  const isLastChoice = phase === 'vote_3' || phase === 'ruling_available'
  return {
    respond: phase === 'awaiting_response' && viewer === 'user2',
    vote: roundOf(phase) !== null && satisfactionOf(conflict, viewer) === null,
    submit_core_issue: phase === 'core_issues' && coreIssueOf(conflict, viewer) === null,
    request_final_ruling: isLastChoice && bothMessagesExist(conflict),
    close_without_ruling: isLastChoice,
    delete: phase === 'awaiting_response' && viewer === 'user1',
  }
}

/** Whether both translated messages still exist: a ruling needs them, and erasing an account removes one. */
export const bothMessagesExist = (conflict: Conflict): boolean =>
  conflict.user1_translated_message !== null && conflict.user2_translated_message !== null
