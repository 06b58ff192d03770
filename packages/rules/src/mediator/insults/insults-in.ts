import { sentencesIn } from './sentences.ts'
import { shoutingIn } from './shouting.ts'
import type { InsultReason, Structure } from './structures/structure.ts'
import { COMPILED } from './structures.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A passage of a text that insults, accuses or shouts; `end` is exclusive. */
export type Insult = { text: string; start: number; end: number; reason: InsultReason; isJudged?: true }

/**
 * Insults, contempt, accusations of character and shouting in an English text, in order. Statements about oneself and
 * reported ("he called me an idiot"), quoted or denied insults don't count, and neither do facts ("you never paid me").
 */
export const insultsIn = (text: string): Insult[] => passagesOf(text, insultHits)

/**
 * The insults to name when an author's own text is refused, without surrounding punctuation. Shouting and accusations
 * are left to the author.
 */
export const insultingWords = (text: string): string[] =>
  insultsIn(text).flatMap(({ text: words, reason }) =>
    reason === 'insult' ? [words.replace(/^[\s,;:–—-]+|[\s,;:.!?–—-]+$/g, '')] : [],
  )

/**
 * The insults to someone in a heading. A word on its own only insults if it names someone ("Liar!"): "the stupid
 * thermostat" and "those bloody bins" are about things.
 */
export const insultsToSomeone = (heading: string): string[] =>
  insultingWords(heading).filter((words) => words.includes(' ') || tokensOf(words)[0]?.norm === 'N')

/** The hits of `find` in the sentences of a text, and the shouting, as passages of the text. */
export function passagesOf(
  text: string,
  find: (sentence: readonly Token[]) => readonly Hit[],
  split: (tokens: readonly Token[]) => Token[][] = sentencesIn,
): Insult[] {
  const tokens = tokensOf(text)
  const passage = (start: number, end: number, reason: InsultReason): Insult => ({
    text: text.slice(start, end),
    start,
    end,
    reason,
  })
  const spoken = split(tokens).flatMap((sentence) =>
    find(sentence).map(({ from, to, reason, isJudged }) => {
      const start = sentence[from]?.start ?? 0
      const found = passage(start, sentence[to - 1]?.end ?? start, reason)
      return isJudged ? { ...found, isJudged } : found
    }),
  )
  const shouted = shoutingIn(text, tokens).map(({ start, end }) => passage(start, end, 'shouting'))
  return [...spoken, ...shouted].sort((one, other) => one.start - other.start || one.end - other.end)
}

/** An insult as a range of words in a sentence. */
export type Hit = {
  readonly from: number
  readonly to: number
  readonly cut: Structure['cut'] | 'sentence'
  readonly reason: InsultReason
  /** Set for a whole clause that the trained model judged to be an insult, as opposed to what a pattern found. */
  readonly isJudged?: true
}

/** A hit that covers a whole sentence. */
export const wholeSentenceHit = (sentence: readonly Token[]): Hit => ({
  from: 0,
  to: sentence.length,
  cut: 'words',
  reason: 'insult',
})

/** The insults in one sentence, without overlaps. */
export const insultHits = (sentence: readonly Token[]): Hit[] => longestHits(findHits(searchable(sentence), COMPILED))

/** All hits of these patterns in a sentence. */
export function findHits<Found extends Pick<Hit, 'cut' | 'reason'> & { pattern: RegExp }>(
  { line, indexAt }: Searchable,
  structures: readonly Found[],
): (Found & Hit)[] {
  const found: (Found & Hit)[] = []
  for (const structure of structures) {
    const { pattern, cut } = structure
    // `matchAll` would copy its pattern for each sentence.
    pattern.lastIndex = 0
    for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
      const { 0: words, index } = match
      if (words === '') pattern.lastIndex += 1
      if (words.trim() === '') continue
      if (cut !== 'words' && (isReported(line.slice(0, index)) || isIfThing(line, index))) continue
      found.push({ ...structure, from: indexAt(index), to: indexAt(index + words.trimEnd().length - 1) + 1 })
    }
  }
  return found
}

/** Keeps the longest of overlapping hits, or the first of equally long ones, and sorts them by position. */
export function longestHits(found: readonly Hit[]): Hit[] {
  const hits: Hit[] = []
  for (const hit of found.toSorted((one, other) => other.to - other.from - (one.to - one.from))) {
    if (!hits.some(({ from, to }) => from < hit.to && hit.from < to)) hits.push(hit)
  }
  return hits.sort((one, other) => one.from - other.from)
}

const REPORTED =
  / (?:said|says|say|claimed|claims|heard|implied|suggested|shouted|wrote|told (?:\w+|my \w+|your \w+)|tell (?:her|him|them|us|my \w+|your \w+|the \w+)|telling (?:\w+|my \w+)|tells \w+) (?:that )?$/
const DENIED =
  / (?:not|never|no|nobody|no one|none of (?:us|them)|n't|don't|didn't|wouldn't|isn't|doesn't) (?:\w+ )?(?:saying|say|says|said|think|thinks|thought|thinking|mean|meant|believe|believes|believed|reckon|reckons|suppose|feel|call|called|calling|suggesting|imply|implying|because|that) (?:that |like )?$/
const BY_EVERYONE =
  / (?:i|everyone|we|people|they all|everyone else) (?:\w+ )?(?:said|says|say|told you|heard) (?:that )?$/

/** "If that's no good, ring me": a condition about a thing. */
const isIfThing = (line: string, index: number): boolean =>
  line.slice(0, index).endsWith(' if ') && /^(?:that|it|this)(?:'s)? /.test(line.slice(index))

/** Whether these words introduce reported or denied speech: "he said", "I'm not saying that". */
export const isReported = (before: string): boolean =>
  DENIED.test(before) || (REPORTED.test(before) && !BY_EVERYONE.test(before))

/** A sentence in the form that patterns match, and the index of the word at a position in it. */
export type Searchable = { line: string; indexAt(place: number): number }

export function searchable(sentence: readonly Token[]): Searchable {
  let line = ' '
  const starts: number[] = []
  for (const { norm } of sentence) {
    starts.push(line.length)
    line += `${norm} `
  }
  return { line, indexAt: (place) => starts.findLastIndex((start) => start <= place) }
}
