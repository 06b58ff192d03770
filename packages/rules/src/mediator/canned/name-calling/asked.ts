import type { Said } from '../context.ts'
import { INSULT, meaningsIn } from '../patterns.ts'
import { clause, pattern } from './clause.ts'

const STOP_BEING = pattern(
  `\\b(?:(?:can|could|would|will|won['’]t) you |please )*(?:just )?(?:stop|quit|don['’]t|do not|not) (?:being|be|acting|act)(?: like)? ${INSULT}(?: (?:about|with))?`,
)
const ARE_YOU_TO = pattern(`(?:\\bhow |\\bwhy )?\\b(?:are|were) you ${INSULT} (?:to|towards?) ([^.?!]+)\\?`)
const ARE_YOU = pattern(`(?:\\bhow |\\bwhy )?\\b(?:are|were) you ${INSULT}(?: or (?:what|something))?([^.?!]*)\\?`)

/** Insults put as an order or a question: "Stop being so lazy", "Why are you so mean to her?". */
export const withoutAskedInsults = (sentence: string, said: Said): string =>
  sentence
    .replace(STOP_BEING, (found, at: number, whole: string) => asked(found, whole.slice(0, at)))
    .replace(ARE_YOU_TO, (_, whom: string) => `I feel hurt by how you treat ${whom}. Can we talk about that?`)
    .replace(ARE_YOU, (found, rest: string) => `${clause(found, said)}${rest}. Can we talk about that?`)

/** "Stop being lazy" as a request; "to stop being lazy" has its "please" elsewhere. */
function asked(found: string, before: string): string {
  const [meaning] = meaningsIn(found)
  const ask = (meaning?.ask ?? 'treat me with more care') + (/ (?:about|with)$/i.test(found) ? ' when it comes to' : '')
  if (/\bto $/i.test(before)) return ask
  return /^(?:can|could|would|will|won)/i.test(found) ? `could you please ${ask}` : `please ${ask}`
}
