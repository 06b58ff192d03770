import type { Party } from '@squash/contract/values'
import { hashOf } from '../text/hash.ts'

/** Who comes first in a prompt, and the letter used for each party. */
export type SideOrder = {
  readonly sides: readonly [Party, Party]
  readonly letters: Readonly<Record<Party, 'A' | 'B'>>
}

/**
 * The order of the parties in a prompt. Models favour the party that comes first and the one called A, so neither may
 * depend on who started the conflict. Both depend on a hash of the conflict and the round instead, so that each party
 * comes first, and is called A, half of the time, and a repeated job gets the same result.
 * @param round 1 to 3 for the rounds, 4 for the ruling
 */
export function sideOrder(conflict: string, round: number): SideOrder {
  const bits = mixed(hashOf(`${conflict} ${round}`))
  const swapped = (bits & 1) === 1
  const swappedLetters = (bits & 2) === 2
  return {
    sides: swapped ? ['user2', 'user1'] : ['user1', 'user2'],
    letters: swappedLetters ? { user1: 'B', user2: 'A' } : { user1: 'A', user2: 'B' },
  }
}

/** For texts that don't concern a stored conflict. */
export const AS_GIVEN: SideOrder = { sides: ['user1', 'user2'], letters: { user1: 'A', user2: 'B' } }

/** The opposite order: both the places and the letters are swapped. */
export const mirrored = ({ sides: [one, other], letters }: SideOrder): SideOrder => ({
  sides: [other, one],
  letters: { user1: letters.user2, user2: letters.user1 },
})

/** Similar ids and rounds have similar hashes; this finalizer of MurmurHash3 makes all bits independent. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
