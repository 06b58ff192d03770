/** Each weight is stored as one of these characters, so that a model is a text that the rules can import. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+'
/** The largest weight that can be written; the smallest is its negative. */
export const LARGEST_WRITTEN = (ALPHABET.length - 1) / 2

/** Weights as text, for a JSON file. */
export const writtenWeights = (weights: Int8Array): string =>
  Array.from(weights, (weight) => ALPHABET.charAt(weight + LARGEST_WRITTEN)).join('')

/** Reads what `writtenWeights` wrote. */
export const readWeights = (written: string): Int8Array =>
  Int8Array.from(written, (character) => ALPHABET.indexOf(character) - LARGEST_WRITTEN)
