/**
 * The same person before and after: the account's id, and the stand-in id that replaces it in other people's records.
 */
export type StandIn = { id: string; standIn: string }

/** A user whose account is being erased, with everything that identifies them. */
export type ErasedPerson = StandIn & {
  /** Their verified email address: mail sent there was sent to them. */
  address: string | null
  /** All their current and former names. */
  names: readonly string[]
  /** Every address and number to which anything may have been sent for them. */
  reachedBy: readonly string[]
}
