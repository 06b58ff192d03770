/** How much of an account's wrong passwords go by before the answers slow down, and how slow they become in milliseconds. */
const unhindered = 0.3
export const slowest = 2000

/**
 * How long the answer to a wrong password waits, in milliseconds: nothing at first, then twice as long each tenth of the
 * allowance, up to two seconds. @param used how much of the allowance is gone, from 0 to 1
 */
export function delayOf(used: number): number {
  if (used <= unhindered) return 0
  const steps = Math.round((used - unhindered) * 10) - 1
  return Math.min(slowest, 250 * 2 ** steps)
}
