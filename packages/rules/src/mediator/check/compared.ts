import type { Span } from '../../text/passage.ts'
import { type Fact, factsIn } from '../facts/facts-in.ts'
import { leftOutIn } from '../insults/barbs/barbs.ts'
import { doubtfulIn } from '../insults/clauses/doubtful.ts'
import type { ClauseModel } from '../insults/clauses/model.ts'
import { type Insult, insultsIn } from '../insults/insults-in.ts'
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
  /** The insults an answer must not keep; computed lazily, because it takes longer than all checks together. */
  insults: () => readonly Insult[]
  /** What an answer may leave out: whatever the canned translation leaves out. Computed lazily for the same reason. */
  omittable: () => readonly Insult[]
  /** The passages that the preview would underline, because they may insult. Computed lazily as well. */
  doubtful: () => readonly Span[]
}

/**
 * Parses a message and an answer for the checks. `language` is the requested one, ISO 639-1.
 * @param clauses also recognises insults that no pattern does, which an answer may leave out
 */
export function compared(
  source: string,
  text: string,
  language?: string,
  clauses: ClauseModel | null = null,
): Compared {
  const own = languageOf(source)
  let insults: readonly Insult[] | undefined
  let omittable: readonly Insult[] | undefined
  let doubtful: readonly Span[] | undefined
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
    omittable: () => {
      omittable ??= leftOutIn(source, clauses).filter(({ reason }) => reason === 'insult')
      return omittable
    },
    doubtful: () => {
      doubtful ??= clauses ? doubtfulIn(source, clauses, false) : []
      return doubtful
    },
  }
}

/** A span counts as an insult if at least this share of it is insulting. */
const MOSTLY = 0.6

/** Whether a span of the message is part of an insult that the patterns recognise. */
export const isPartOfInsult = ({ insults }: Compared, span: Span): boolean =>
  isCovered(
    insults().filter(({ reason }) => reason === 'insult'),
    span,
  )

/** Whether an answer may leave a span out, because it is part of an insult, however that was recognised. */
export const isOmittable = (answer: Compared, span: Span): boolean =>
  isPartOfInsult(answer, span) || isCovered(answer.omittable(), span)

/** Whether a span of the message is part of a passage that may insult. */
export const isDoubtfulPart = (answer: Compared, span: Span): boolean => isCovered(answer.doubtful(), span)

function isCovered(by: readonly Span[], span: Span): boolean {
  const covered = by.map(({ start, end }) => Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)))
  return covered.reduce((sum, length) => sum + length, 0) >= MOSTLY * (span.end - span.start)
}
