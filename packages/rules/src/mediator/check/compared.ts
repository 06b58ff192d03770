import { type Fact, factsIn } from '../facts/facts-in.ts'
import { insultsIn } from '../insults/insults-in.ts'
import { languageOf } from '../language/language-of.ts'
import { plain } from './plain.ts'

/**
 * A message and a model's answer, parsed once for all checks. In the comments of the checks, `"you paid" as "I paid"`
 * means that the message says "you paid" and the answer "I paid".
 */
export type Compared = {
  source: string
  text: string
  /** Both texts in lower case with one kind of apostrophe, for patterns. */
  plainSource: string
  plainText: string
  /** The language the answer should be in, as requested or as in the message; null if unknown. */
  language: string | null
  isRequested: boolean
  sourceFacts: readonly Fact[]
  facts: readonly Fact[]
  /** The insults in the message; computed lazily, because that takes longer than all checks together. */
  insults: () => ReturnType<typeof insultsIn>
}

/** Parses a message and an answer for the checks. `language` is the requested one, ISO 639-1. */
export function compared(source: string, text: string, language?: string): Compared {
  const own = languageOf(source)
  let insults: ReturnType<typeof insultsIn> | undefined
  const wanted = language?.slice(0, 2).toLowerCase()
  return {
    source,
    text,
    plainSource: plain(source),
    plainText: plain(text),
    language: wanted ?? own,
    // A language that was only detected in the message wasn't requested.
    isRequested: wanted !== undefined && wanted !== own,
    sourceFacts: factsIn(source, own ?? 'en'),
    facts: factsIn(text, languageOf(text) ?? wanted ?? own ?? 'en'),
    insults: () => {
      insults ??= insultsIn(source)
      return insults
    },
  }
}

/** A span counts as an insult if at least this share of it is insulting. */
const MOSTLY = 0.6

/** Whether a span of the message is left out as an insult. */
export const isInsulted = ({ insults }: Compared, place: { start: number; end: number }): boolean => {
  const covered = insults()
    .filter(({ reason }) => reason === 'insult')
    .map(({ start, end }) => Math.max(0, Math.min(end, place.end) - Math.max(start, place.start)))
  return covered.reduce((sum, length) => sum + length, 0) >= MOSTLY * (place.end - place.start)
}
