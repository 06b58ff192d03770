import type { CatalogueEntry } from '@squash/contract/rewards'
import { EmojiTile } from '../../ui/emoji.tsx'
import { dayOf } from '../dates.ts'

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
