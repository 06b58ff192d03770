import { wordsOf } from '../../privacy/leak.ts'
import { asidesFor } from './loosen/asides.ts'
import { type Swap, swapsIn } from './loosen/swaps-in.ts'

/** As many words in a row as count as a repetition. */
const RUN = 8

type Token = { from: number; to: number; words: readonly string[] }

/**
 * Rewords a softened text until it repeats no eight words in a row of the message, as far as small swaps of equal meaning
 * go ("I'm" and "I am", "because" and "since"), and after that by one aside in each sentence ("as I see it"). Numbers and
 * names stay. One pass over the text finds every possible swap, so the time it takes grows with the length of the text.
 */
export function loosened(text: string, message: string): string {
  const raw = runsOf(wordsOf(message))
  const lines = text.split('\n')
  return raw.size === 0 ? text : lines.map((line) => loosenedLine(line, raw)).join('\n')
}

function loosenedLine(line: string, raw: ReadonlySet<string>): string {
  const tokens = tokensOf(line)
  const possible = swapsIn(line)
  const asideWithin = asidesFor(line)
  const chosen: Swap[] = []
  let start = 0
  while (start < tokens.length) {
    const end = endOfRun(tokens, start, raw)
    const [first, last] = [tokens[start], tokens[(end ?? 0) - 1]]
    if (!first || !last || end === null) {
      start += 1
      continue
    }
    const swap = firstWithin(possible, first.from, last.to) ?? asideWithin(first.from, last.to)
    if (swap) chosen.push(swap)
    // Words that are swapped break every run they stand in: the next one begins behind them.
    start = swap ? tokens.findIndex(({ from }, at) => at > start && from >= swap.to) : start + 1
    if (start === -1) break
  }
  return replaced(line, chosen)
}

const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(/\S+/g)].map(({ index, 0: token }) => ({
    from: index,
    to: index + token.length,
    words: wordsOf(token),
  }))

/** Where the eight words that begin with a token end, if the message has the same eight. */
function endOfRun(tokens: readonly Token[], start: number, raw: ReadonlySet<string>): number | null {
  const words: string[] = []
  for (let index = start; index < tokens.length; index += 1) {
    words.push(...(tokens[index]?.words ?? []))
    if (words.length >= RUN) return raw.has(words.slice(0, RUN).join(' ')) ? index + 1 : null
  }
  return null
}

/** The best swap that lies within a stretch: the one whose rule comes first, and of these the leftmost. */
function firstWithin(possible: readonly Swap[], from: number, to: number): Swap | null {
  let best: Swap | null = null
  for (const swap of possible) {
    if (swap.from >= to) break
    if (swap.from >= from && swap.to <= to && (best === null || swap.rank < best.rank)) best = swap
  }
  return best
}

/** The line with its swaps made; they come in order and do not overlap. */
function replaced(line: string, swaps: readonly Swap[]): string {
  let text = ''
  let reached = 0
  for (const { from, to, wording } of swaps) {
    text += line.slice(reached, from) + wording
    reached = to
  }
  return text + line.slice(reached)
}

function runsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' ')),
  )
}
