import { type Fact, factsIn } from '../facts/facts-in.ts'
import { insultsIn } from '../insults/insults-in.ts'
import { languageOf } from '../language/language-of.ts'
import { plain } from './plain.ts'

/** A message and an answer to it, read once for all checks. */
export type Compared = {
  source: string
  text: string
  /** The same two with one kind of apostrophe, in small letters: for patterns. */
  plainSource: string
  plainText: string
  /** What the answer should be written in, as asked for or as the message is; null where nobody can tell. */
  language: string | null
  isRequested: boolean
  sourceFacts: readonly Fact[]
  facts: readonly Fact[]
  /** What an answer must not keep; found when it is first asked for, as it takes longer than all checks. */
  insults: () => ReturnType<typeof insultsIn>
}

/** Reads a message and an answer for the checks. `language` is the one asked for, ISO 639-1. */
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
    // A language that was only guessed from the message is no request.
    isRequested: wanted !== undefined && wanted !== own,
    sourceFacts: factsIn(source, own ?? 'en'),
    facts: factsIn(text, languageOf(text) ?? wanted ?? own ?? 'en'),
    insults: () => {
      insults ??= insultsIn(source)
      return insults
    },
  }
}

/** A place of which this much is an insult is nothing else. */
const MOSTLY = 0.6

/** Whether a place of the message belongs to what is left out as an insult. */
export const isInsulted = ({ insults }: Compared, place: { start: number; end: number }): boolean => {
  const covered = insults()
    .filter(({ reason }) => reason === 'insult')
    .map(({ start, end }) => Math.max(0, Math.min(end, place.end) - Math.max(start, place.start)))
  return covered.reduce((sum, length) => sum + length, 0) >= MOSTLY * (place.end - place.start)
}
