const NAMING = ['first_name', 'last_name', 'username', 'avatar_url'] as const

type Hideable = { is_hidden: boolean } & { [Name in (typeof NAMING)[number]]?: string | null }

/**
 * A person as others may see them. Whose profile is hidden has no name, username or photo for strangers; whoever shares a conflict
 * or debate goes on seeing who it is.
 * @param sharing whether the viewer shares one with them, or is them
 */
export const asShown = <Person extends Hideable>(person: Person, sharing: boolean): Person =>
  person.is_hidden && !sharing ? { ...person, ...nameless(person) } : person

const nameless = (person: Hideable) =>
  Object.fromEntries(NAMING.filter((name) => name in person).map((name) => [name, null]))
