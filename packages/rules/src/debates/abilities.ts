import { type Debate, debateSideOf } from './debate.ts'
import { isOpenForVotes } from './vote.ts'

/** What this person may do now; computed by the same rules that the commands enforce. */
export function debateAbilities(debate: Debate, person: string, now: Date): { respond: boolean; vote: boolean } {
  const side = debateSideOf(debate, person)
  return {
    respond: debate.status === 'pending' && side === 'opponent',
    vote: side === null && isOpenForVotes(debate, now),
  }
}
