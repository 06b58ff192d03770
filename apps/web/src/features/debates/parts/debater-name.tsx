import { NameEmojis } from '../../../lib/people/name-emojis.tsx'
import { PersonLink } from '../../../lib/people/person-link.tsx'
import type { Side } from '../sides.ts'

/** A debater's name with their emojis, leading to their profile: the words of a paragraph. */
export function DebaterName({ person, className }: { person: Side['person']; className?: string }) {
  return (
    <>
      <PersonLink id={person.id} {...(className && { className })}>
        {person.name}
      </PersonLink>{' '}
      <NameEmojis person={person} />
    </>
  )
}
