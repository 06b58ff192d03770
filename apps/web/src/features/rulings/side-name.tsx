import { PersonLink } from '../../lib/people/person-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'

type SideNameProps = {
  party: 'user1' | 'user2'
  id: string | null
  name: string
  username: string | null
  emojis: readonly (string | null)[]
}

/** One of the two, in the colour of their side: by name, or as somebody who keeps theirs to themselves. */
export function SideName({ party, id, name, username, emojis }: SideNameProps) {
  return (
    <span
      className={classNames(
        'outlined inline-flex min-w-0 items-center gap-1.5 rounded-full px-3 py-0.5 font-semibold text-ink',
        party === 'user1' ? 'bg-tangerine-soft' : 'bg-teal-soft',
      )}
    >
      {/* The ring around the name takes presses too: a thumb needs more than a word. */}
      <PersonLink id={id} className="relative min-w-0 before:absolute before:-inset-2.5">
        <span className="block truncate">{name}</span>
      </PersonLink>
      {username && username !== name && <span className="truncate text-sm">@{username}</span>}
      {emojis.map((emoji) => emoji && <Emoji key={emoji}>{emoji}</Emoji>)}
    </span>
  )
}
