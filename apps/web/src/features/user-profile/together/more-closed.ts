import { nounFor } from '@squash/contract/counted'

/** How many closed conflicts stand on somebody's profile (spec community §2). */
export const CLOSED_SHOWN = 5

/** 'And 3 more closed conflicts...', or null when all of them stand there. */
export function moreClosed(shown: number, all: number): string | null {
  const rest = all - shown
  return rest > 0 ? `And ${rest} more closed ${nounFor(rest, 'conflict')}...` : null
}
