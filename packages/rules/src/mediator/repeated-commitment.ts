import type { Commitment } from '@squash/contract/commitments'

/** For `filter`: drops a commitment that repeats an earlier one. */
export const isFirst = ({ who, what }: Commitment, index: number, all: readonly Commitment[]): boolean =>
  all.findIndex((other) => other.who === who && other.what === what) === index
