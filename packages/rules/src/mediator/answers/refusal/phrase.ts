// Sources of patterns for plain text: in lower case, with straight apostrophes and single spaces.

/** Matches one of these. */
export const oneOf = (...wordings: readonly string[]): string => `(?:${wordings.join('|')})`
/** Matches one of these and the space after it, or nothing. */
export const maybe = (...wordings: readonly string[]): string => `(?:${wordings.join('|')} )?`
/** Matches these pieces in sequence, starting at a word boundary. */
export const phrase = (...pieces: readonly string[]): RegExp => new RegExp(`\\b${pieces.join('')}`)
/** Matches these pieces in sequence if they are the whole text. */
export const onlyPhrase = (...pieces: readonly string[]): RegExp => new RegExp(`^${pieces.join('')}[.! ]*$`)
