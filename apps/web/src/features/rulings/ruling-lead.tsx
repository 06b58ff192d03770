import type { AiRuling } from '@squash/contract/rulings'
import { relativeAge } from '@squash/rules/time/relative-age'
import { MoreMenu } from '../../lib/moderation/more-menu.tsx'
import type { OtherPerson } from '../../lib/moderation/subject.ts'
import { PersonLink, shortNameOf } from '../../lib/people/names.tsx'
import { rulingPath } from '../../lib/rulings/ruling-parts.tsx'
import { useUserId } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { TextLink } from '../../ui/link.tsx'

/** The two parties, the ruling's age in a list of rulings, and the menu. */
export function RulingLead({ ruling, now }: { ruling: AiRuling; now?: Date }) {
  const viewer = useUserId()
  // A hidden user has no id here, not even for themselves.
  const isNamed = viewer !== '' && (ruling.user1_id === viewer || ruling.user2_id === viewer)
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-2 text-muted">
        <SideName
          party="user1"
          id={ruling.user1_id}
          name={ruling.user1_display_name}
          username={ruling.user1_username}
          emojis={[ruling.user1_archetype_emoji, ruling.user1_supporter_emoji]}
        />
        vs.
        <SideName
          party="user2"
          id={ruling.user2_id}
          name={ruling.user2_display_name}
          username={ruling.user2_username}
          emojis={[ruling.user2_archetype_emoji, ruling.user2_supporter_emoji]}
        />
        {now && (
          <span className="flex gap-x-2.5">
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <time dateTime={ruling.final_ruling_issued_at}>
              {relativeAge(new Date(ruling.final_ruling_issued_at), now)}
            </time>
          </span>
        )}
        {isNamed && <TextLink to={`/conflict/${ruling.conflict_id}`}>Hide my name</TextLink>}
      </div>
      <MoreMenu
        about={`the ruling: ${ruling.title}`}
        reportables={[{ kind: 'ruling', id: ruling.conflict_id, what: 'this ruling' }]}
        people={peopleIn(ruling, viewer)}
        comeBackTo={rulingPath(ruling.conflict_id)}
      />
    </div>
  )
}

type SideNameProps = {
  party: 'user1' | 'user2'
  id: string | null
  name: string
  username: string | null
  emojis: readonly (string | null)[]
}

/** A party in the colour of their side: by name, or as an anonymous user. */
function SideName({ party, id, name, username, emojis }: SideNameProps) {
  return (
    <span
      className={classNames(
        'outlined inline-flex min-w-0 items-center gap-1.5 rounded-full px-3 py-0.5 font-semibold text-ink',
        party === 'user1' ? 'bg-tangerine-soft' : 'bg-teal-soft',
      )}
    >
      {/* The area around the name is clickable too, because a single word is too small a touch target. */}
      <PersonLink id={id} className="relative min-w-0 before:absolute before:-inset-2.5">
        <span className="block truncate">{name}</span>
      </PersonLink>
      {username && username !== name && <span className="truncate text-sm">@{username}</span>}
      {emojis.map((emoji) => emoji && <Emoji key={emoji}>{emoji}</Emoji>)}
    </span>
  )
}

type Sides = Pick<AiRuling, 'user1_id' | 'user1_display_name' | 'user2_id' | 'user2_display_name'>

/** The parties who show their name, except the viewer. Anonymous parties can't be blocked from here. */
export const peopleIn = (ruling: Sides, viewer: string): readonly OtherPerson[] =>
  [
    { id: ruling.user1_id, name: ruling.user1_display_name },
    { id: ruling.user2_id, name: ruling.user2_display_name },
  ].flatMap(({ id, name }) => (id === null || id === viewer ? [] : [{ id, name: shortNameOf(name) }]))
