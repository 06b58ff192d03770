/**
 * UUIDs (version 4 in form) that count up: the same in every run, and easy to tell apart in a failing test.
 * @param space keeps two sequences in one test apart, 0 to 65535
 */
export function countingIds(space = 0): () => string {
  let count = 0
  const group = space.toString(16).padStart(4, '0')
  return () => {
    count += 1
    return `00000000-${group}-4000-8000-${count.toString(16).padStart(12, '0')}`
  }
}

/** The n-th id of the sequence from `countingIds(space)`. */
export const idOf = (n: number, space = 0): string =>
  `00000000-${space.toString(16).padStart(4, '0')}-4000-8000-${n.toString(16).padStart(12, '0')}`
