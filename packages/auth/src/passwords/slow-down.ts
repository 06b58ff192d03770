/**
 * The share of an account's wrong passwords that pass before answers slow down, and the longest delay in milliseconds.
 */
const freeShare = 0.3
export const slowest = 2000

/**
 * The delay before answering a wrong password, in milliseconds: zero at first, then doubling with each tenth of the
 * allowance, up to two seconds. @param used the share of the allowance used up, from 0 to 1
 */
export function delayOf(used: number): number {
  if (used <= freeShare) return 0
  const steps = Math.round((used - freeShare) * 10) - 1
  return Math.min(slowest, 250 * 2 ** steps)
}
