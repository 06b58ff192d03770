import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmojiTile } from '../../ui/emoji-tile.tsx'
import { dayOf } from '../dates.ts'
import { archetypeOf } from './archetype.ts'

type ArchetypeCardProps = {
  /** Above the title: whose it is. */
  eyebrow: string
  archetype: string | null
  assignedAt?: string | null
  /** What stands there as long as there is none. */
  none: ReactNode
  /** Without the description on a phone, where other things matter more. */
  brief?: boolean
  /** Wraps the title, to make the card a link. */
  title?: (title: string) => ReactNode
}

/** How somebody tends to be in a conflict: a habit seen kindly. */
export function ArchetypeCard({ eyebrow, archetype, assignedAt = null, none, ...props }: ArchetypeCardProps) {
  const { brief = false, title = (it) => it } = props
  const known = archetypeOf(archetype)
  return (
    <Card as="section" className="relative flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji={known?.emoji ?? '🫥'} tone={known ? 'party1' : 'plain'} size="large" locked={known === null} />
      <div className="min-w-0">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">{title(known?.title ?? 'Still a mystery')}</h2>
        <p className={classNames('mt-1 text-muted', brief && 'max-sm:hidden')}>{known?.description ?? none}</p>
        {known && assignedAt !== null && (
          <p className="mt-1.5 text-sm text-muted">
            Since <time dateTime={assignedAt}>{dayOf(assignedAt)}</time>
          </p>
        )}
      </div>
    </Card>
  )
}
