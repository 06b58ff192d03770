import { type Debate, debateSideOf } from './debate.ts'
import { isOpenForVotes } from './vote.ts'

/** What this person may do in a debate now, by the same rules that the commands check. */
export function debateAbilities(debate: Debate, person: string, now: Date): { respond: boolean; vote: boolean } {
  const side = debateSideOf(debate, person)
  return {
    respond: debate.status === 'pending' && side === 'opponent',
    vote: side === null && isOpenForVotes(debate, now),
  }
}
