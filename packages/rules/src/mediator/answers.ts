import { LIMITS } from '@squash/contract/limits'
import { wordsOf } from '../privacy/leak.ts'
import { sentencesOf } from '../text/sentences.ts'
import { withoutChatter } from './answers/chatter.ts'
import { cleaned, unquoted } from './answers/clean.ts'
import { isCutOff, isMalformed, saysNothing } from './answers/complete.ts'
import { firstObject } from './answers/json.ts'
import { LONGEST_ANSWER } from './answers/longest-answer.ts'
import { isRefusal } from './answers/refusal.ts'

/** The longest summary, suggestion or reflection, in characters (docs/reference/mediator.md#length-of-the-answers). */
const FIELD = 900
/** A ruling that is too long is truncated if it has up to this many words; anything longer isn't a ruling. */
const CUTTABLE_RULING_WORDS = 500
/** The same limit in characters, for text whose words can't be counted reliably. */
const RULING = 3_000

/** Text with fewer words isn't a summary, suggestion, reflection or ruling. */
const FEWEST = { field: 3, ruling: 12 } as const

/** The texts an answer is based on, as the people involved wrote or approved them. */
type Sources = readonly string[]

/**
 * The summary and suggestion in an answer to `resolve`, `rehash` or `advise`; null if either is missing or unusable.
 */
export function readResolution(answer: string, sources: Sources): { summary: string; suggestion: string } | null {
  const fields = readable(answer) ? firstObject(answer) : null
  const summary = field(fields?.summary, sources)
  const suggestion = field(fields?.suggestion, sources)
  return summary && suggestion ? { summary, suggestion } : null
}

/** The reflection and suggestion in an answer; null if either is missing or unusable. */
export function readReflection(answer: string, sources: Sources): { reflection: string; suggestion: string } | null {
  const fields = readable(answer) ? firstObject(answer) : null
  const reflection = field(fields?.reflection, sources)
  const suggestion = field(fields?.suggestion, sources)
  return reflection && suggestion ? { reflection, suggestion } : null
}

/** The ruling in an answer, truncated after a sentence to under 250 words; null if it is unusable. */
export function readRuling(answer: string, sources: Sources): string | null {
  const text = plainText(answer, ['ruling', 'verdict', 'text'], sources)
  if (text === null || text.length > RULING || wordsIn(text) > CUTTABLE_RULING_WORDS) return null
  if (wordsOf(text).length < FEWEST.ruling) return null
  if (wordsIn(text) < LIMITS.finalRulingWords) return text
  let ruling = ''
  for (const sentence of sentencesOf(text)) {
    if (wordsIn(ruling + sentence) >= LIMITS.finalRulingWords) break
    ruling += sentence
  }
  return ruling.trim() || null
}

/** The one-line summary of a ruling in an answer, truncated if it is too long; null if it is unusable. */
export function readSummary(answer: string, sources: Sources): string | null {
  const text = plainText(answer, ['summary', 'headline', 'text'], sources)
  return text === null || text.length > FIELD ? null : shortened(text.replace(/\s+/g, ' '))
}

/** Truncates a summary of more than 100 code points to 97 plus three dots. */
export function shortened(summary: string): string {
  const characters = [...summary]
  if (characters.length <= LIMITS.finalSummary) return summary
  return `${characters
    .slice(0, LIMITS.finalSummary - 3)
    .join('')
    .trimEnd()}...`
}

const readable = (answer: string): boolean => answer.trim() !== '' && answer.length <= LONGEST_ANSWER

/** The plain text of an answer. If the model wrapped it in JSON, it is taken from one of the named fields. */
function plainText(answer: string, names: readonly string[], sources: Sources): string | null {
  if (!readable(answer)) return null
  const fields = answer.includes('{') ? firstObject(answer) : null
  const wrapped = names.map((name) => fields?.[name]).find((value) => typeof value === 'string')
  if (fields && wrapped === undefined) return null
  return usable(typeof wrapped === 'string' ? wrapped : answer, sources)
}

function field(value: unknown, sources: Sources): string | null {
  const text = typeof value === 'string' ? usable(value, sources)?.replace(/\s+/g, ' ') : undefined
  return text !== undefined && text.length <= FIELD && wordsOf(text).length >= FEWEST.field ? text : null
}

/** The text without the model's remarks around it, or null if it refuses, says nothing, breaks off, or isn't prose. */
function usable(answer: string, sources: Sources): string | null {
  const text = bare(cleaned(answer), sources)
  const isUnusable = saysNothing(text, sources) || isMalformed(text) || isCutOff(text) || isRefusal(text, sources)
  return isUnusable ? null : text
}

function bare(text: string, sources: Sources): string {
  const less = unquoted(withoutChatter(text, sources))
  return less === text ? text : bare(less, sources)
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
