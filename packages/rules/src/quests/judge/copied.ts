import { wordsOf } from '../../privacy/leak.ts'

const RUN = 4
/**
 * An answer counts as copied if at least this share of its four-word runs occurs in the task; original answers overlap
 * a little as well.
 */
const COPIED = 0.4

/** Whether an answer mostly repeats the given texts: the task, the message to rewrite, the lesson. */
export function isCopied(answer: string, sources: readonly string[]): boolean {
  const runs = runsOf(answer)
  if (runs.length === 0) return false
  const known = new Set(sources.flatMap(runsOf))
  return runs.filter((run) => known.has(run)).length >= COPIED * runs.length
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, start) => words.slice(start, start + RUN).join(' '))
}
