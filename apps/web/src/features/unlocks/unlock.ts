import type { UnseenUnlock } from '@squash/contract/rewards'
import { archetypeNotice } from '@squash/rules/archetypes/catalogue'
import { archetypeOf } from '../../lib/people/archetype.ts'

/** One popup: what it says, and which rows it has told of once it was there. */
export type Unlock = {
  id: string
  kind: 'achievement' | 'archetype'
  emoji: string
  title: string
  text?: string
  rows: readonly string[]
}

/** An archetype that came by a live event. One that a person has had before comes without a row of its own. */
const archetypeUnlock = (name: string, rows: readonly string[]): Unlock | null => {
  const archetype = archetypeOf(name)
  if (archetype === null) return null
  const { emoji } = archetype
  return { id: `archetype:${name}`, kind: 'archetype', emoji, title: archetypeNotice(archetype), rows }
}

const achievementUnlock = ({ id, emoji, name, description }: UnseenUnlock): Unlock => ({
  id,
  kind: 'achievement',
  emoji,
  title: name,
  text: description,
  rows: [id],
})

/**
 * The popups for what nobody has seen yet. Of several archetypes only the last is told: the others are history by now.
 * @param rows oldest first
 * @param changedTo the archetype of a live event that was not told yet
 */
export function unlocksOf(rows: readonly UnseenUnlock[], changedTo: string | null): Unlock[] {
  const archetypes = rows.filter(({ kind }) => kind === 'archetype')
  const last = changedTo ?? archetypes.at(-1)?.code ?? null
  const ids = archetypes.map(({ id }) => id)
  const notice = last === null ? null : archetypeUnlock(last, ids)
  const achievements = rows.filter(({ kind }) => kind === 'achievement').map(achievementUnlock)
  return notice === null ? achievements : [notice, ...achievements]
}
