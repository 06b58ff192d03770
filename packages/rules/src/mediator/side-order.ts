import type { Party } from '@squash/contract/values'
import { hashOf } from '../text/hash.ts'

/** Who comes first in a prompt, and the letter used for each party. */
export type SideOrder = {
  readonly sides: readonly [Party, Party]
  readonly letters: Readonly<Record<Party, 'A' | 'B'>>
}

/**
 * Models favour the party that comes first and the one called A, so neither may depend on who started the conflict.
 * Both depend on the conflict and the round instead: each way about half of the time, and the same again when a job is
 * repeated.
 * @param round what is written: 1 to 3 for the rounds, 4 for the ruling
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

/** The mirror image: who came second comes first, and gets the other's letter. */
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
