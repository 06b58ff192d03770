/** What came of taking something out of sight, or of putting it back. */
export type Hiding = {
  /** False: it was so already. */
  readonly changed: boolean
  /** Everybody who has a part in it; null for an erased account. */
  readonly people: readonly (string | null)[]
}

/** Whether this admin stands outside: what they have a part in is another admin's to hide or to show. */
export const mayHide = ({ people }: Pick<Hiding, 'people'>, admin: string): boolean => !people.includes(admin)
