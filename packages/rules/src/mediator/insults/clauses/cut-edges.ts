import type { Token } from '../tokens.ts'
import { type Clause, isTime } from './clauses-in.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/**
 * Adds the adjectives before an insulting noun, and what they belong to: "you laughed about it [like the smug,
 * wax-jacketed halfwit you are]", "it's your brother[, and he's a feral, lying lump]".
 */
export function withAdjectives(sentence: readonly Token[], { from, to }: Clause): Clause {
  if (sentence[from - 1]?.norm !== ',') return { from, to }
  let first = from - 2
  while (/^[TWH]$/.test(sentence[first]?.norm ?? '')) first -= 1
  if (first === from - 2 || !/^(?:an?|the|some|such)$/.test(sentence[first]?.norm ?? '')) return { from, to }
  const before = sentence.slice(Math.max(0, first - 3), first).map(({ norm }) => norm)
  const [, phrase = ''] =
    /(?:^| )((?:and |but |because )?(?:he|she|they|you) (?:'s|is|are|were)|you're|like|as)$/.exec(before.join(' ')) ??
    []
  if (phrase === '') return { from, to }
  const start = first - phrase.split(' ').length
  return { from: sentence[start - 1]?.norm === ',' ? start - 1 : start, to }
}

/** Adds the "because" after a clause, so that "you're just jealous because I got the job" becomes "I got the job". */
export function withBecause(sentence: readonly Token[], { from, to }: Clause): Clause {
  const next = sentence[to]?.norm === ',' ? to + 1 : to
  return isReason(sentence, next) ? { from, to: next + 1 } : { from, to }
}

/** Whether a reason begins here. */
export const isReason = (sentence: readonly Token[], at: number): boolean =>
  /^(?:because|since)$/.test(sentence[at]?.norm ?? '') && !isTime(sentence, at)
