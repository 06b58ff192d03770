import type { Commitment } from '@squash/contract/commitments'

/** Whether no earlier commitment of the list is the same; for `filter`. */
export const isFirstOccurrence = ({ who, what }: Commitment, index: number, all: readonly Commitment[]): boolean =>
  all.findIndex((other) => other.who === who && other.what === what) === index
