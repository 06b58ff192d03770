import { needsOf } from './needs.ts'
import type { Words } from './reading/words.ts'

/**
 * A sign of danger, or of none: a pattern of whole words in plain text (small letters, single spaces). There are thousands,
 * and an engine takes long to make a pattern ready, so one is made only when a text holds the words that it needs.
 */
export class Sign {
  readonly #source: string
  #needs: readonly (readonly string[])[] | undefined
  #pattern: RegExp | undefined

  constructor(source: string) {
    this.#source = source
  }

  /** It ends where a word ends; one that ends with a space has seen its word end already. */
  get pattern(): RegExp {
    this.#pattern ??= new RegExp(`(?<![a-z0-9])(?:${this.#source})(?:(?<= )|(?![a-z0-9]))`, 'g')
    return this.#pattern
  }

  /** Whether words hold what the sign needs. When they do not, the pattern is not found in them. */
  mayStandIn({ beginnings }: Words): boolean {
    this.#needs ??= needsOf(this.#source)
    return this.#needs.every((oneOf) => oneOf.some((word) => beginnings.has(word)))
  }

  standsIn(words: Words): boolean {
    return this.mayStandIn(words) && words.text.search(this.pattern) !== -1
  }

  /** Where it begins, each time that it is found. A search comes first, since `matchAll` copies its pattern. */
  startsIn(words: Words): number[] {
    return this.standsIn(words) ? [...words.text.matchAll(this.pattern)].map(({ index }) => index) : []
  }
}

/** The source may run over several lines; the line breaks and the indent behind them are not part of it. */
export const sign = (source: string): Sign => new Sign(source.replace(/\n\s*/g, ''))

/** Up to so many words of any kind, each with the space behind it. Bounded, so that a search stays linear. */
export const gap = (words: number): string => `(?:[a-z0-9]+ ){0,${words}}`

export const anyOf = (signs: readonly Sign[], words: Words): boolean => signs.some((one) => one.standsIn(words))
