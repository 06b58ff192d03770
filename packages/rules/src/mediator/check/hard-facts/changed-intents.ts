import { stemOf } from '../../requests/stem.ts'

const NOTHING =
  /(?<!\p{L})(?:nothing|none|nada|nichts|rien|niente|niets|(?:not|n't) (?:\w+ ){0,3}(?:anything|any|a (?:single )?(?:penny|cent|dime)))(?!\p{L})/u
const ALL =
  /(?<!\p{L})(?:not|n't|no|nicht|pas|non|niet|n[aã]o) (?:\p{L}+ ){0,4}(?:everything|all|in full|todo|alles|tout|tutto|tudo)(?!\p{L})/u
/** Whether "you gave back nothing" becomes "you didn't give back everything". */
export const turnsNothingIntoNotEverything = (source: string, text: string): boolean =>
  NOTHING.test(source) && ALL.test(text) && !ALL.test(source) && !NOTHING.test(text)

/** Whether "not once did anyone check" becomes "it was checked only once". */
export const turnsNotOnceIntoOnlyOnce = (source: string, text: string): boolean =>
  /\b(?:not|never) (?:even )?once\b/.test(source) &&
  /\b(?:only|just) once\b/.test(text) &&
  !/\b(?:only|just) once\b/.test(source)

const INTENT =
  /\b(?:i|we)(?:'ll| will| shall|'m going to| am going to| going to|'m| am) (?!not\b|never\b|going to\b)(?:\w+ly )?(\w+)/g
const NO_INTENT =
  /\b(?:i|we) (?:won't|will not|shall not|shan't|'m not going to|am not going to|'ll not|will never|'ll never) (?:\w+ly )?(\w+)/g

const DONE = /\b(?:i|we)(?:'ve| have) (?:already |just |now )?(\w{3,}ed)\b/g

/**
 * Whether an announcement is reversed or a past action announced: "I shall call" as "I won't call", "I've moved" as
 * "I'll move".
 */
export function changesIntent(source: string, text: string): boolean {
  const verbs = (pattern: RegExp, of: string) => new Set([...of.matchAll(pattern)].map(([, verb = '']) => stemOf(verb)))
  const [will, wont] = [verbs(INTENT, source), verbs(NO_INTENT, source)]
  const has = verbs(DONE, source)
  const willNow = [...verbs(INTENT, text)].some(
    (verb) => (wont.has(verb) || (has.has(verb) && !verbs(DONE, text).has(verb))) && !will.has(verb),
  )
  return willNow || [...verbs(NO_INTENT, text)].some((verb) => will.has(verb) && !wont.has(verb))
}

const NOT_A = /(?:\bnot|n't) (an?|your|my|the) (?!one\b)(\w+)/g

/** Whether "it was a loan, not a gift" becomes "it was a gift". */
export const statesNegatedNoun = (source: string, text: string): boolean =>
  [...source.matchAll(NOT_A)].some(
    ([, which = '', noun = '']) =>
      new RegExp(`\\b(?:am|is|are|was|were|i'm|it's|you're) ${which} ${noun}\\b`).test(text) &&
      !new RegExp(`(?:\\bnot|n't|never|rather than|instead of) (?:\\w+ )?${which} ${noun}\\b`).test(text),
  )
