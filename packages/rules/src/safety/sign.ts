/**
 * A wording of danger, or of none: a pattern of whole words in plain text (small letters, single spaces). An engine takes
 * up to a millisecond to compile one, so that happens at its first use and not when the module loads.
 */
export class Sign {
  readonly #source: string
  #pattern: RegExp | undefined

  constructor(source: string) {
    this.#source = source
  }

  /** A pattern that ends with a space has seen its last word end already. */
  get pattern(): RegExp {
    this.#pattern ??= new RegExp(`(?<![a-z0-9])(?:${this.#source})(?:(?<= )|(?![a-z0-9]))`, 'g')
    return this.#pattern
  }

  standsIn(words: string): boolean {
    return words.search(this.pattern) !== -1
  }

  /** Every place where it begins. Searches first, because `matchAll` copies its pattern. */
  startsIn(words: string): number[] {
    return this.standsIn(words) ? [...words.matchAll(this.pattern)].map(({ index }) => index) : []
  }
}

/** The source may run over several lines; the line breaks and the indent behind them are not part of it. */
export const sign = (source: string): Sign => new Sign(source.replace(/\n\s*/g, ''))

/** Up to so many words of any kind, each with the space behind it. Bounded, so that a search stays linear. */
export const gap = (words: number): string => `(?:[a-z0-9]+ ){0,${words}}`

export const anyOf = (signs: readonly Sign[], words: string): boolean => signs.some((one) => one.standsIn(words))
