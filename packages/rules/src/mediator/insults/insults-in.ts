import { type InsultReason, SHAPES, type Shape } from './patterns.ts'
import { sentencesIn, type Token, tokensOf } from './read.ts'
import { shoutingIn } from './shouting.ts'

/** A place in a text that insults, accuses or shouts; `end` is exclusive. */
export type Insult = { text: string; start: number; end: number; reason: InsultReason }

/**
 * Insults, contempt, accusations of character and shouting in an English text, in its order. What is said about oneself,
 * reported ("he called me an idiot"), quoted or denied is none, nor is a fact ("you never paid me").
 */
export function insultsIn(text: string): Insult[] {
  const tokens = tokensOf(text)
  const spoken = sentencesIn(tokens).flatMap((sentence) =>
    insultsOf(sentence).flatMap(({ from, to, reason }): Insult[] => {
      const start = sentence[from]?.start ?? 0
      const end = sentence[to - 1]?.end ?? start
      return [{ text: text.slice(start, end), start, end, reason }]
    }),
  )
  const shouted = shoutingIn(text, tokens).map(
    ({ start, end }): Insult => ({
      text: text.slice(start, end),
      start,
      end,
      reason: 'shouting', // biome-ignore format: one thing
    }),
  )
  return [...spoken, ...shouted].sort((one, other) => one.start - other.start || one.end - other.end)
}

/** An insult as the words of a sentence from one index up to another. */
export type Hit = {
  readonly from: number
  readonly to: number
  readonly cut: Shape['cut']
  readonly reason: InsultReason
}

/** Every shape holds one of these; most sentences of a long text hold none. */
const CAN_INSULT =
  /^(?:[SNFTWCVHOX]|you|you're|your|wtf|wtaf|ffs|omfg|fml|af|stfu|gtfo|fu|kys|foh|lost|life|grip|up|pair|riddance|grass|cry|boo|everything|shame|dammit|goddammit|fuck|fuckery|spine|brain|balls|read|happy|bent|dead|me|it|off)$/

/** The insults of one sentence; none overlaps another. */
export function insultsOf(sentence: readonly Token[]): Hit[] {
  if (!sentence.some(({ norm }) => CAN_INSULT.test(norm))) return []
  const { line, indexAt } = lineOf(sentence)
  const hits: Hit[] = []
  for (const { pattern, cut, reason } of SHAPES) {
    for (const found of line.matchAll(pattern)) {
      if (found[0].trim() === '') continue
      const [from, to] = [indexAt(found.index), indexAt(found.index + found[0].trimEnd().length - 1) + 1]
      if (hits.some((hit) => hit.from < to && from < hit.to)) continue
      if (cut === 'clause' && isReported(line.slice(0, found.index))) continue
      hits.push({ from, to, cut, reason })
    }
  }
  return hits.sort((one, other) => one.from - other.from)
}

const REPORTED =
  / (?:said|says|say|claimed|claims|heard|implied|suggested|shouted|wrote|told (?:\w+|my \w+|your \w+)|telling (?:\w+|my \w+)|tells \w+) (?:that )?$/
const DENIED =
  / (?:not|never|n't|don't|didn't|wouldn't|isn't|doesn't) (?:\w+ )?(?:saying|say|said|think|thinking|mean|meant|believe|call|calling|suggesting|imply|implying|because|that) (?:that |like )?$/
const BY_EVERYONE =
  / (?:i|everyone|we|people|they all|everyone else) (?:\w+ )?(?:said|says|say|told you|heard) (?:that )?$/

/** Whether what follows these words is somebody else's, or denied: "he said", "I'm not saying that". */
const isReported = (before: string): boolean =>
  DENIED.test(before) || (REPORTED.test(before) && !BY_EVERYONE.test(before))

/** The sentence as the patterns read it, and the index of the word at a place in it. */
function lineOf(sentence: readonly Token[]): { line: string; indexAt(place: number): number } {
  let line = ' '
  const starts: number[] = []
  for (const { norm } of sentence) {
    starts.push(line.length)
    line += `${norm} `
  }
  return { line, indexAt: (place) => starts.findLastIndex((start) => start <= place) }
}
