import { sign } from '../sign.ts'
import { SAID } from '../vocabulary.ts'

/** One normalised sentence with a space at each end, and whether it quotes someone else. */
export type Sentence = { words: string; quoted: boolean }

/** Introduces the author's own words: "I told you: …". The author still means them. */
const OWN_WORDS =
  /\b(?:i|we)(?: [a-z]+){0,2} (?:said|say|told|tell|wrote|texted|promised?|swear|repeat|meant?)\b[^"]{0,30}$/

/** Names the speaker of a quotation, even in two words ("He said"). */
const TELLS_WHOSE = sign(SAID)

/**
 * Splits a normalised text into sentences. A quotation of one or two words is emphasis, and a message that is entirely
 * one quotation is its author's own: neither counts as quoted.
 */
export function sentencesIn(text: string): readonly Sentence[] {
  const stressed = text.replace(/"([^"]{1,40})"/g, (all, inside: string) => (count(inside) <= 2 ? ` ${inside} ` : all))
  const parts = stressed.split('"')
  const closed = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join(' ')]
  const outside = closed.filter((_, at) => at % 2 === 0).join(' ')
  if (count(outside) <= 2 && !TELLS_WHOSE.occursIn(` ${outside} `)) return sentences(closed.join(' '), false)
  return closed.flatMap((part, at) => sentences(part, at % 2 === 1 && !OWN_WORDS.test(closed[at - 1] ?? '')))
}

function sentences(text: string, quoted: boolean): Sentence[] {
  const pieces = text
    .split(/[.!?;…]+(?=\s|$)|\n\s*\n/)
    .map((piece) => piece.replace(/[^a-z0-9]+/g, ' ').trim())
    .filter(Boolean)
  return joinedWhenShort(pieces).map((words) => ({ words: ` ${words} `, quoted }))
}

/** Reads "I. Will. Hurt. You." as one sentence. */
function joinedWhenShort(pieces: readonly string[]): string[] {
  const joined: string[] = []
  let lastWasShort = false
  for (const piece of pieces) {
    const short = count(piece) <= 2
    if (short && lastWasShort) joined.push(`${joined.pop()} ${piece}`)
    else joined.push(piece)
    lastWasShort = short
  }
  return joined
}

const count = (text: string): number => text.match(/[a-z0-9]+/g)?.length ?? 0
