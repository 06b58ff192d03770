import type { CatalogueEntry } from '@squash/contract/rewards'
import { relativeAge } from '@squash/rules/time/relative-age'
import type { ReactNode } from 'react'
import { Stat } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Ring } from '../../ui/meter.tsx'
import type { Tone } from '../../ui/tone.ts'
import { dayOf } from '../dates.ts'

/** A dash is shown for an undefined `value`: one that isn't known yet, or that doesn't exist. */
type Tile = { label: string; value: ReactNode; tone: Tone }

/** Four figures, two per row on a phone. */
export function StatTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {tiles.map(({ label, value = '–', tone }) => (
        <Stat key={label} label={label} value={value} tone={tone} />
      ))}
    </div>
  )
}

/** A resolution rate as a ring with its figure. */
export function Rate({ percent }: { percent: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      {percent}%<Ring percent={percent} className="size-8 sm:size-10" />
    </span>
  )
}

/** One achievement: grey with what earns it, or unlocked with the date. */
export function AchievementTile({ entry, unlockedAt }: { entry: CatalogueEntry; unlockedAt: string | null }) {
  const locked = unlockedAt === null
  return (
    <li className="flex min-w-0 items-start gap-3.5">
      <EmojiTile emoji={entry.emoji} tone="mediator" locked={locked} />
      <div className="min-w-0 pt-0.5">
        <h3 className={locked ? 'text-lg text-muted' : 'text-lg'}>
          {entry.name}
          {locked && <span className="sr-only">, locked</span>}
        </h3>
        <p className="text-sm leading-snug text-muted">{entry.description}</p>
        {unlockedAt !== null && (
          <p className="mt-0.5 text-sm font-semibold">
            <span aria-hidden>✓ </span>
            <time dateTime={unlockedAt}>{dayOf(unlockedAt)}</time>
          </p>
        )}
      </div>
    </li>
  )
}

/** When a user joined, with our usual age labels: 'Joined 3 weeks ago'. */
export function joinedLabel(createdAt: string, now: Date): string {
  const age = relativeAge(new Date(createdAt), now)
  return `Joined ${age === 'Just now' ? 'just now' : age}`
}
