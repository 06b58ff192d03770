/** Longer answers from a model aren't read; no task's token limit allows nearly this many characters. */
export const LONGEST_ANSWER = 12_000
