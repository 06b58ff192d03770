import type { Passage } from '../../text/passage.ts'

/** The sentence of a text that contains a position. A decimal point doesn't end a sentence. */
export function sentenceAt(text: string, place: number): Passage {
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/[.!?…\n]+(?=\s|$)|\n/g)) {
    const end = index + mark.length
    if (end > place) return { text: text.slice(start, end).trim(), start, end }
    start = end
  }
  return { text: text.slice(start).trim(), start, end: text.length }
}
