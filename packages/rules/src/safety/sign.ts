/**
 * A sign of danger, or of none: a pattern of whole words in plain text (small letters, single spaces). Its source may run
 * over several lines; the line breaks and the indent behind them are not part of it.
 */
export const sign = (source: string): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${source.replace(/\n\s*/g, '')})(?![a-z0-9])`, 'g')

/** Up to so many words of any kind, each with the space behind it. Bounded, so that a search stays linear. */
export const gap = (words: number): string => `(?:[a-z0-9]+ ){0,${words}}`

export const anyOf = (signs: readonly RegExp[], words: string): boolean =>
  signs.some((pattern) => words.search(pattern) !== -1)
