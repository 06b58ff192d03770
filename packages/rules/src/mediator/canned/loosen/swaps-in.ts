import { JOINED, SWAPS } from '../words/swaps.ts'

/** A stretch of a text, and how it could be worded instead. Of several, the one with the lowest rank fits best. */
export type Swap = { from: number; to: number; wording: string; rank: number }

/** Every swap of equal meaning that is possible in a text, from left to right. */
export function swapsIn(text: string): readonly Swap[] {
  const swaps = SWAPS.flatMap(([pattern, replacement], rank) =>
    [...text.matchAll(pattern)].map((found) => swapOf(found, replacement, rank)),
  )
  const joined = [...text.matchAll(JOINED.pattern)]
    .filter((found) => JOINED.mayPart(sentenceBefore(text, found.index)))
    .map((found) => swapOf(found, JOINED.replacement, SWAPS.length))
  return [...swaps, ...joined].sort((one, other) => one.from - other.from)
}

function swapOf(found: RegExpExecArray, replacement: string, rank: number): Swap {
  const wording = replacement.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
  return { from: found.index, to: found.index + found[0].length, wording: asWritten(found[0], wording), rank }
}

/** A capital stays a capital. */
const asWritten = (before: string, wording: string): string =>
  /^\p{Lu}/u.test(before) ? wording.charAt(0).toUpperCase() + wording.slice(1) : wording

/** What the sentence says up to a place in it. */
function sentenceBefore(text: string, place: number): string {
  const end = Math.max(...['.', '?', '!'].map((mark) => text.lastIndexOf(mark, place - 1)))
  return text.slice(end + 1, place)
}
