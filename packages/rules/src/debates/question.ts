import { insultsToSomeone } from '../mediator/insults/insults-in.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { DebateStart } from './start.ts'

/** Refuses a question with an insult in it or in its sides: the opponent's mail and every list show all three. */
export function checkQuestion({
  title,
  creator_side,
  opponent_side,
}: Pick<DebateStart, 'title' | 'creator_side' | 'opponent_side'>): Result<null, 'debate.insulting'> {
  const words = [title, creator_side, opponent_side].flatMap(insultsToSomeone)
  return words.length > 0 ? refuse('debate.insulting', { words }) : ok(null)
}
