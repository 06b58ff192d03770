import { PARTIES, type Party } from '@squash/contract/values'
import { coreIssueOf, satisfactionOf } from './conflict.ts'
import { type PhaseFacts, phaseOf, roundOf } from './phase.ts'

/**
 * The parties that a conflict can't continue without: they are reminded, and penalised if it is abandoned. While a
 * ruling can be requested it waits on neither, because a ruling is public and publicity is voluntary.
 */
export function waitingOn(conflict: PhaseFacts): readonly Party[] {
  const phase = phaseOf(conflict)
  if (phase === 'awaiting_response') return ['user2']
  if (phase === 'core_issues') return PARTIES.filter((party) => coreIssueOf(conflict, party) === null)
  if (roundOf(phase) !== null) return PARTIES.filter((party) => satisfactionOf(conflict, party) === null)
  return []
}
