/** Longer answers of a model aren't read; no token limit comes near this many characters. */
export const LONGEST_ANSWER = 12_000
