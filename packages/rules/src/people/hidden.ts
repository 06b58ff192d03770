const NAMING = ['first_name', 'last_name', 'username', 'avatar_url'] as const

type Hideable = { is_hidden: boolean } & { [Name in (typeof NAMING)[number]]?: string | null }

/**
 * A person as a viewer may see them. A hidden profile shows strangers no name, username or photo; users who share a
 * conflict or debate with its owner still see them.
 * @param sharing whether the viewer shares a conflict or debate with them, or is the owner
 */
export const asShown = <Person extends Hideable>(person: Person, sharing: boolean): Person =>
  person.is_hidden && !sharing ? { ...person, ...nameless(person) } : person

const nameless = (person: Hideable) =>
  Object.fromEntries(NAMING.filter((name) => name in person).map((name) => [name, null]))
