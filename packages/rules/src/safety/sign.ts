/**
 * A wording that is dangerous, or harmless: a pattern of whole words in normalised text (lower case, single spaces). An
 * engine takes up to a millisecond to compile one, so that happens on first use and not when the module loads.
 */
export class Sign {
  readonly #source: string
  #pattern: RegExp | undefined

  constructor(source: string) {
    this.#source = source
  }

  /** A source that ends with a space has already matched the end of its last word. */
  get pattern(): RegExp {
    this.#pattern ??= new RegExp(`(?<![a-z0-9])(?:${this.#source})(?:(?<= )|(?![a-z0-9]))`, 'g')
    return this.#pattern
  }

  occursIn(words: string): boolean {
    return words.search(this.pattern) !== -1
  }

  /** The start of every match. Searches first, because `matchAll` copies its pattern. */
  startsIn(words: string): number[] {
    return this.occursIn(words) ? [...words.matchAll(this.pattern)].map(({ index }) => index) : []
  }
}

/** The source may span several lines; line breaks and the indentation after them are removed. */
export const sign = (source: string): Sign => new Sign(source.replace(/\n\s*/g, ''))

/** Up to a number of words of any kind, each with a trailing space. Bounded, so that a search stays linear. */
export const gap = (words: number): string => `(?:[a-z0-9]+ ){0,${words}}`

export const anyOf = (signs: readonly Sign[], words: string): boolean => signs.some((one) => one.occursIn(words))
