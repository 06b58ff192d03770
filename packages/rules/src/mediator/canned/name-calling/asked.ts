import { INSULT } from '../patterns.ts'
import { pattern, type Voice } from './voice.ts'

const STOP_BEING = pattern(
  `\\b(?:(?:can|could|would|will|won['’]t) you |please )*(?:just )?(?:stop|quit|don['’]t|do not|not) (?:being|be|acting|act)(?: like)? ${INSULT}(?: (?:about|with))?`,
)
const ARE_YOU_TO = pattern(`(?:\\bhow |\\bwhy )?\\b(?:are|were) you ${INSULT} (?:to|towards?) ([^.?!]+)\\?`)
const ARE_YOU = pattern(`(?:\\bhow |\\bwhy )?\\b(?:are|were) you ${INSULT}(?: or (?:what|something))?([^.?!]*)\\?`)

/** Insults put as an order or a question: "Stop being so lazy", "Why are you so mean to her?". */
export const withoutAskedInsults = (sentence: string, voice: Voice): string =>
  sentence
    .replace(STOP_BEING, (found, at: number, whole: string) => asked(found, whole.slice(0, at), voice))
    .replace(ARE_YOU_TO, (_, whom: string) => `I feel hurt by how you treat ${whom}. Can we talk about that?`)
    .replace(ARE_YOU, (found, rest: string) => `${voice.feel(found)}${rest}. Can we talk about that?`)

/** "Stop being lazy" as a request; "to stop being lazy" has its "please" elsewhere. */
function asked(found: string, before: string, voice: Voice): string {
  const ask = voice.ask(found) + (/ (?:about|with)$/i.test(found) ? ' when it comes to' : '')
  if (/\bto $/i.test(before)) return ask
  return /^(?:can|could|would|will|won)/i.test(found) ? `could you please ${ask}` : `please ${ask}`
}
