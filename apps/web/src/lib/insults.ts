import type { ORPCError } from '@orpc/client'
import { isRecord } from '@squash/contract/is-record'

/** The insults that a refusal names (`message.insulting`, `agreement.insulting`). */
function insultsIn(error: ORPCError<string, unknown>): string[] {
  const details: unknown = isRecord(error.data) ? error.data.details : null
  const words: unknown = isRecord(details) ? details.words : null
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}

/** Why an insulting text was refused: 'Your edit adds an insult: “idiot”. …', with the words that the server named. */
export const insultProblem = (error: ORPCError<string, unknown>): string =>
  insultingText(error.message, insultsIn(error))

export const insultingText = (message: string, words: readonly string[]): string =>
  words.length === 0 ? message : `${message} It’s about ${words.map((word) => `“${word}”`).join(', ')}.`
