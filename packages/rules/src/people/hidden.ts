import type { Named } from './display-name.ts'

export type Hideable = Named & { is_hidden: boolean; avatar_url?: string | null }

/**
 * A person as others may see them. Whose profile is hidden has no name, username or photo for strangers; whoever shares a conflict
 * or debate goes on seeing who it is.
 * @param sharing whether the viewer shares one with them, or is them
 */
export const asShown = <Person extends Hideable>(person: Person, sharing: boolean): Person =>
  person.is_hidden && !sharing
    ? { ...person, ...NAMELESS, ...('avatar_url' in person && { avatar_url: null }) }
    : person

const NAMELESS: Named = { first_name: null, last_name: null, username: null }
