import type { Profile } from '@squash/contract/profiles'
import { Emoji } from '../../ui/emoji.tsx'
import { archetypeOf } from './archetype.ts'

type Marked = Pick<Profile, 'conflict_archetype' | 'archetype_emoji' | 'supporter_emoji'>

/** What stands behind a name: the emoji of the archetype and that of a supporter, each with its word. */
export function NameEmojis({ person }: { person: Marked }) {
  return (
    <>
      {person.archetype_emoji && (
        <span title={archetypeOf(person.conflict_archetype)?.title}>
          <Emoji>{person.archetype_emoji}</Emoji>
          <span className="sr-only"> {archetypeOf(person.conflict_archetype)?.title} </span>
        </span>
      )}
      {person.supporter_emoji && (
        <span title="Supporter">
          <Emoji className="pulse-softly">{person.supporter_emoji}</Emoji>
          <span className="sr-only"> Supporter </span>
        </span>
      )}
    </>
  )
}
