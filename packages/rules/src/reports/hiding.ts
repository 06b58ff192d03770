/** What came of taking something out of sight, or of putting it back. */
export type Hiding = {
  /** False: it was so already. */
  readonly changed: boolean
  /** Everybody who has a part in it; null for an erased account. */
  readonly people: readonly (string | null)[]
}

type Stake = {
  admin: string
  /** Whether the admin has reported it. */
  hasReported: boolean
  /** Whether the admin is in a dispute with one of its people. */
  inDispute: boolean
}

/** Whether this admin may hide or show something: they have no part in it, have not reported it, and dispute with nobody in it. */
export const mayHide = ({ people }: Pick<Hiding, 'people'>, { admin, hasReported, inDispute }: Stake): boolean =>
  !people.includes(admin) && !hasReported && !inDispute
