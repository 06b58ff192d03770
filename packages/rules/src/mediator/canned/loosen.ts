import { wordsOf } from '../../privacy/leak.ts'
import { ASIDES, ROOM_FOR_ASIDE, SWAPS } from './words/swaps.ts'

const RUN = 8

/**
 * Rewords a softened text until it repeats no eight words in a row of the message, as far as small swaps of equal meaning
 * go ("I'm" and "I am", "because" and "since"), and after that by one aside in each sentence ("as I see it"). Numbers and names stay.
 */
export function loosened(text: string, message: string): string {
  const raw = runsOf(wordsOf(message))
  return text
    .split('\n')
    .map((line) => {
      let current = line
      for (let round = 0; round < 60; round += 1) {
        const next = swapped(current, raw)
        if (next === null) break
        current = next
      }
      return current
    })
    .join('\n')
}

/** The text with one swap inside its first run that the message has too, or null when there is none left to break. */
function swapped(text: string, raw: ReadonlySet<string>): string | null {
  const tokens = [...text.matchAll(/\S+/g)]
  for (let start = 0; start < tokens.length; start += 1) {
    const end = endOfRun(tokens, start, raw)
    if (end === null) continue
    const from = tokens[start]?.index ?? 0
    const last = tokens[end - 1]
    const to = last ? last.index + last[0].length : text.length
    const next = firstSwap(text, from, to) ?? withAside(text, from, to)
    if (next !== null) return next
  }
  return null
}

/** Where the eight words that begin with a token end, if the message has the same eight. */
function endOfRun(tokens: readonly RegExpExecArray[], start: number, raw: ReadonlySet<string>): number | null {
  const words: string[] = []
  for (let index = start; index < tokens.length; index += 1) {
    words.push(...wordsOf(tokens[index]?.[0] ?? ''))
    if (words.length >= RUN) return raw.has(words.slice(0, RUN).join(' ')) ? index + 1 : null
  }
  return null
}

function firstSwap(text: string, from: number, to: number): string | null {
  for (const [pattern, replacement] of SWAPS) {
    for (const found of text.matchAll(pattern)) {
      if (found.index < from || found.index + found[0].length > to) continue
      const here = new RegExp(pattern.source, pattern.flags.replace('g', 'y'))
      here.lastIndex = found.index
      const next = text.replace(here, replacement)
      if (next !== text) return asWritten(text, next, found.index)
    }
  }
  return null
}

/** A fact that stands for itself ("It is 10:30") or a request takes no "as I see it"; a claim about the other does. */
const ABOUT_YOU = /^(?:[\p{L}]+, )?(?:it (?:often )?feels like )?you(?:'\p{L}+)? (?!are welcome)[^?]*$/iu

/** The text with an aside inside the run, if its sentence is a claim about the other and has none yet. */
function withAside(text: string, from: number, to: number): string | null {
  const sentenceStart = Math.max(0, ...[...text.slice(0, from + 1).matchAll(/[.?!] /g)].map(({ index }) => index + 2))
  const sentence = text.slice(sentenceStart).split(/(?<=[.?!]) /)[0] ?? ''
  if (!ABOUT_YOU.test(sentence) || ASIDES.some((aside) => sentence.includes(aside))) return null
  const aside = ASIDES.find((candidate) => !text.includes(candidate)) ?? ASIDES[0]
  const run = text.slice(from, to)
  for (const word of ROOM_FOR_ASIDE) {
    const found = new RegExp(`(?<=\\S \\S+[\\p{L}\\d]),? (?=${word} )`, 'iu').exec(run)
    if (!found || run.slice(found.index).includes('. ')) continue
    return `${text.slice(0, from + found.index)}, ${aside}, ${text.slice(from + found.index + found[0].length)}`
  }
  return null
}

/** A capital at the place of the swap stays a capital. */
const asWritten = (before: string, after: string, at: number): string =>
  /\p{Lu}/u.test(before.charAt(at)) ? after.slice(0, at) + after.charAt(at).toUpperCase() + after.slice(at + 1) : after

function runsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' ')),
  )
}
