/** Small pieces of patterns over plain text: small letters, plain apostrophes, single spaces. */

/** One of these. */
export const oneOf = (...wordings: readonly string[]): string => `(?:${wordings.join('|')})`
/** One of these and the space behind it, or nothing. */
export const maybe = (...wordings: readonly string[]): string => `(?:${wordings.join('|')} )?`
/** The pattern that finds these pieces one behind the other, from the beginning of a word. */
export const phrase = (...pieces: readonly string[]): RegExp => new RegExp(`\\b${pieces.join('')}`)
/** The same for a text that is nothing else. */
export const onlyPhrase = (...pieces: readonly string[]): RegExp => new RegExp(`^${pieces.join('')}[.! ]*$`)
