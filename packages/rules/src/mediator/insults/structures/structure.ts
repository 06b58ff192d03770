import { tagOf } from '../lexicon.ts'
import { PARTS } from './parts.ts'

/** Why words are left out of the calm version. */
export type InsultReason = 'insult' | 'shouting' | 'accusation'

/**
 * One sentence structure of an insult.
 *
 * `cut`: `words` can be removed without leaving the sentence incomplete. A `clause` has a subject and predicate; the
 * words after it decide how it is removed (`canned/cut-clause.ts`).
 */
export type Structure = {
  readonly name: string
  readonly cut: 'words' | 'clause'
  readonly reason: InsultReason
  /** Each is found by this structure or an earlier one. */
  readonly examples: readonly string[]
  /**
   * Matched against the words of a sentence, in lower case; names in braces are defined in `parts.ts`, and capital
   * letters are tags (`Token` in `tokens.ts`).
   */
  readonly patterns: readonly string[]
}

/** A literal word in a pattern. */
const WHOLE_WORD = /(?<![\p{L}\\{[<'-])[\p{Ll}]+(?:[-'][\p{Ll}]+)*(?![\p{L}}?*+'-])/gu

const START = /^\{(?:sentence|clause)_start\}/

/** The patterns joined into one. Neighbours with the same start share it, so that it is matched only once. */
function grouped(patterns: readonly string[]): string {
  const groups: { start: string; rest: string[] }[] = []
  for (const pattern of patterns) {
    const [start = ''] = START.exec(pattern) ?? []
    const last = groups.at(-1)
    if (last && last.start === start) last.rest.push(pattern.slice(start.length))
    else groups.push({ start, rest: [pattern.slice(start.length)] })
  }
  return groups.map(({ start, rest }) => (start ? `${start}(?:${rest.join('|')})` : rest.join('|'))).join('|')
}

/**
 * The compiled pattern of a structure, with its named parts expanded and words of the lexicon replaced by their tags.
 */
export function compiled({ patterns }: Pick<Structure, 'patterns'>): RegExp {
  let source = grouped(patterns).replace(WHOLE_WORD, (word) => tagOf(word) ?? word)
  while (/\{[a-z_]+\}/.test(source)) {
    source = source.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
      const part = PARTS[name]
      if (part === undefined) throw new Error(`No part of a sentence is called ${name}.`)
      return part
    })
  }
  return new RegExp(`(?<= )(?:${source})`, 'g')
}
