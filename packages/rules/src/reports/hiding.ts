/** The result of hiding or unhiding content. */
export type Hiding = {
  /** False if the content was already in that state. */
  readonly changed: boolean
  /** Everyone involved in it; null for an erased account. */
  readonly people: readonly (string | null)[]
}

type Stake = {
  admin: string
  /** Whether the admin has reported it. */
  hasReported: boolean
  /** Whether the admin is in a dispute with one of the people involved. */
  inDispute: boolean
}

/**
 * Whether this admin may hide or unhide content: they aren't involved in it, haven't reported it, and aren't in a
 * dispute with anyone involved.
 */
export const mayHide = ({ people }: Pick<Hiding, 'people'>, { admin, hasReported, inDispute }: Stake): boolean =>
  !people.includes(admin) && !hasReported && !inDispute
