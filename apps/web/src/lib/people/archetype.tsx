import type { Profile } from '@squash/contract/profiles'
import { ARCHETYPES, type Archetype, isArchetypeId } from '@squash/rules/archetypes/catalogue'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji, EmojiTile } from '../../ui/emoji.tsx'
import { dayOf } from '../dates.ts'

type ArchetypeCardProps = {
  /** Shown above the title: whose archetype it is. */
  eyebrow: string
  archetype: string | null
  assignedAt?: string | null
  /** Shown while there is none. */
  none: ReactNode
  /** Put before the description, which speaks to its owner, when someone else reads it. */
  saidTo?: string
  /** Hides the description on a phone, to save space. */
  brief?: boolean
  /** Wraps the title, to make the card a link. */
  title?: (title: string) => ReactNode
}

/** A user's conflict archetype. */
export function ArchetypeCard({ eyebrow, archetype, assignedAt = null, none, ...props }: ArchetypeCardProps) {
  const { saidTo, brief = false, title = (it) => it } = props
  const known = archetypeOf(archetype)
  return (
    <Card as="section" className="relative flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji={known?.emoji ?? '🫥'} tone={known ? 'party1' : 'plain'} size="large" locked={known === null} />
      <div className="min-w-0">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">{title(known?.title ?? 'Still a mystery')}</h2>
        <p className={classNames('mt-1 text-muted', brief && 'max-sm:hidden')}>
          {known && saidTo && <strong className="font-semibold">{saidTo} </strong>}
          {known?.description ?? none}
        </p>
        {known && assignedAt !== null && (
          <p className="mt-1.5 text-sm text-muted">
            Since <time dateTime={assignedAt}>{dayOf(assignedAt)}</time>
          </p>
        )}
      </div>
    </Card>
  )
}

/** The archetype with this name; null for no name, or one this version doesn't know. */
export const archetypeOf = (name: string | null): Archetype | null =>
  name !== null && isArchetypeId(name) ? ARCHETYPES[name] : null

type Marked = Pick<Profile, 'conflict_archetype' | 'archetype_emoji' | 'supporter_emoji'>

/** The emojis next to a name, for archetype and supporter level, each with its word. */
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
