import { insultsToSomeone } from '../mediator/insults/insults-in.ts'
import { ok, type Result, refuse } from '../result.ts'

/**
 * Refuses a title that contains an insult. The other person reads the title as it was typed: as the conflict's heading,
 * in mails, and on the public board after a ruling.
 */
export function checkTitle(title: string): Result<null, 'conflict.insulting_title'> {
  const words = insultsToSomeone(title)
  return words.length > 0 ? refuse('conflict.insulting_title', { words }) : ok(null)
}
