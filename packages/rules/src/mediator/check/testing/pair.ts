/** A message and an answer to it that differ in one respect. */
export type Pair = readonly [source: string, answer: string]

/** Pairs that a detector has to find, and similar pairs that it must not find. */
export type Pairs = { fails: readonly Pair[]; passes: readonly Pair[] }
