import { ARCHETYPES, type Archetype, isArchetypeId } from '@squash/rules/archetypes/catalogue'

/** The archetype of this name; null for none, and for one that this version of the page does not know. */
export const archetypeOf = (name: string | null): Archetype | null =>
  name !== null && isArchetypeId(name) ? ARCHETYPES[name] : null
