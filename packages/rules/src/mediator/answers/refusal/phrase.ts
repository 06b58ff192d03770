/** Small pieces of patterns over plain text: small letters, plain apostrophes, single spaces. */

/** Matches one of these. */
export const oneOf = (...wordings: readonly string[]): string => `(?:${wordings.join('|')})`
/** Matches one of these and the space after it, or nothing. */
export const maybe = (...wordings: readonly string[]): string => `(?:${wordings.join('|')} )?`
/** Matches these pieces in sequence, starting at a word boundary. */
export const phrase = (...pieces: readonly string[]): RegExp => new RegExp(`\\b${pieces.join('')}`)
/** The same, for the whole text. */
export const onlyPhrase = (...pieces: readonly string[]): RegExp => new RegExp(`^${pieces.join('')}[.! ]*$`)
