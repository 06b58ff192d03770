import { LIMITS } from '@squash/contract/limits'
import { sentencesOf } from '../text/sentences.ts'
import { cleaned, unquoted } from './answers/clean.ts'
import { firstObject } from './answers/json.ts'
import type { TranslateTask } from './mediator.ts'

/** The most characters that an answer is looked at for; 500 tokens never come near it. */
const READABLE = 12_000
const FIELD = 900
const TRANSLATION = 1_500
/** A ruling up to this many words is cut to the limit; a longer one is not a ruling. */
const CUTTABLE_RULING_WORDS = 500
/** Nor is one of more characters, however few words they pass for. */
const RULING = 3_000

const REFUSAL =
  /^\W*declined\W*$|\bas an ai\b|\b(?:can(?:no|['’])t|won['’]t|unable to) (?:assist with|comply|fulfil|rewrite (?:this|that)|help with (?:this|that) request|mediate this)/i

/** JSON that was not asked for, and breaks off: nothing that a person should read. */
const BROKEN_OBJECT = /^(?:```(?:json)?)?\s*\{\s*"/i

/** @returns the translated message, or null when the answer is empty, a refusal, or longer than a translation can be */
export function readTranslation(answer: string, task: Pick<TranslateTask, 'message'>): string | null {
  const text = plainText(answer, ['translation', 'message', 'text'])
  if (text === null || text.length > Math.min(TRANSLATION, 3 * task.message.length + 200)) return null
  return text
}

/** @returns summary and suggestion from an answer to resolve or rehash, or null when it does not hold both */
export function readResolution(answer: string): { summary: string; suggestion: string } | null {
  const fields = readable(answer) ? firstObject(answer) : null
  const summary = field(fields?.summary)
  const suggestion = field(fields?.suggestion)
  return summary && suggestion ? { summary, suggestion } : null
}

/** @returns reflection and suggestion, or null when the answer does not hold both */
export function readReflection(answer: string): { reflection: string; suggestion: string } | null {
  const fields = readable(answer) ? firstObject(answer) : null
  const reflection = field(fields?.reflection)
  const suggestion = field(fields?.suggestion)
  return reflection && suggestion ? { reflection, suggestion } : null
}

/** @returns the ruling, cut at a sentence's end to under 250 words (spec core-flow §9), or null */
export function readRuling(answer: string): string | null {
  const text = plainText(answer, ['ruling', 'text'])
  if (text === null || text.length > RULING || wordsIn(text) > CUTTABLE_RULING_WORDS) return null
  if (wordsIn(text) < LIMITS.finalRulingWords) return text
  let ruling = ''
  for (const sentence of sentencesOf(text)) {
    if (wordsIn(ruling + sentence) >= LIMITS.finalRulingWords) break
    ruling += sentence
  }
  return ruling.trim() || null
}

/** @returns the one-line summary of a ruling, cut to 97 characters and three dots when it is too long, or null */
export function readSummary(answer: string): string | null {
  const text = plainText(answer, ['summary', 'text'])
  return text === null || text.length > FIELD ? null : shortened(text.replace(/\s+/g, ' '))
}

/** Over 100 characters become 97 and an ellipsis of three dots (spec core-flow §7); counted in code points. */
export function shortened(summary: string): string {
  const characters = [...summary]
  if (characters.length <= LIMITS.finalSummary) return summary
  return `${characters
    .slice(0, LIMITS.finalSummary - 3)
    .join('')
    .trimEnd()}...`
}

const readable = (answer: string): boolean => answer.trim() !== '' && answer.length <= READABLE

/** A text that was asked for as such; one that came wrapped in JSON all the same is taken out of its field. */
function plainText(answer: string, names: readonly string[]): string | null {
  if (!readable(answer)) return null
  const fields = answer.includes('{') ? firstObject(answer) : null
  if (fields === null && BROKEN_OBJECT.test(answer.trim())) return null
  const wrapped = names.map((name) => fields?.[name]).find((value) => typeof value === 'string')
  if (fields && wrapped === undefined) return null
  const text = unquoted(withoutPreamble(cleaned(typeof wrapped === 'string' ? wrapped : answer)))
  return hasWords(text) && !REFUSAL.test(text) ? text : null
}

/** "Here is the rewritten message:" on a line of its own is the model talking, not the text. */
const withoutPreamble = (text: string): string =>
  text.replace(/^(?:sure|certainly|of course|here(?:'s| is| are))\b[^\n]{0,80}:\s*\n+/i, '')

function field(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = cleaned(value).replace(/\s+/g, ' ')
  return hasWords(text) && text.length <= FIELD ? text : null
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text)
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
