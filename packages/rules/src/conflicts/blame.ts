import type { ClosedReason } from '@squash/contract/values'

/** Whether a conflict that closed for this reason is held against anybody. */
const IS_HELD_AGAINST_SOMEBODY: Readonly<Record<ClosedReason, boolean>> = {
  declined: false,
  flagged: false,
  left: false,
  expired: true,
}

/**
 * Whether a conflict ended without blame: then no penalty follows, and it counts in no rate, archetype or achievement of the
 * person who was invited.
 * @param ending.blocked whether one of the two had blocked the other: then nobody answers for the silence, either
 */
export const isBlameless = ({ reason, blocked }: { reason: ClosedReason; blocked?: boolean }): boolean =>
  !IS_HELD_AGAINST_SOMEBODY[reason] || blocked === true
