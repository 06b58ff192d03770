import type { Party } from '@squash/contract/values'
import { hashOf } from '../text/hash.ts'

/** Who comes first in a prompt, and the letter that each goes by there. */
export type SideOrder = {
  readonly sides: readonly [Party, Party]
  readonly letters: Readonly<Record<Party, 'A' | 'B'>>
}

/**
 * Models favour whoever comes first, and whoever is called A, so neither may follow from who started the conflict. Both follow
 * from the conflict and the round instead: about half the time each way, and the same again when a job is repeated.
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

/** For texts about no stored conflict. */
export const AS_GIVEN: SideOrder = { sides: ['user1', 'user2'], letters: { user1: 'A', user2: 'B' } }

/** Neighbouring ids and rounds have neighbouring hashes; this is the finalizer of MurmurHash3, after which no bit follows another. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
