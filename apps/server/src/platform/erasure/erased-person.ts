/** The same person before and after: the id of the account, and the one that stands in its place in what happened to others. */
export type StandIn = { id: string; standIn: string }

/** Somebody whose account is being erased, and all that they can be found by. */
export type ErasedPerson = StandIn & {
  /** Their proved e-mail address: what others sent there was sent to them. */
  address: string | null
  /** All that they are or were called. */
  names: readonly string[]
  /** Every address and number that anything may have been sent to for them. */
  reachedBy: readonly string[]
}
