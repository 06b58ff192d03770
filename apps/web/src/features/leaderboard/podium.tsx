import type { LeaderboardRow } from '@squash/contract/leaderboard'
import { rateBandOf } from '@squash/rules/leaderboard/rate-band'
import { PersonLink } from '../../lib/people/names.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { bandGround, listedName, RowEmojis } from './board-table.tsx'

/** The three steps; first place is in the middle and highest. */
const steps = [
  { place: '1st', order: 'order-2', height: 'h-24 sm:h-32', ground: 'bg-lime text-on-accent' },
  { place: '2nd', order: 'order-1', height: 'h-17 sm:h-22', ground: 'bg-card' },
  { place: '3rd', order: 'order-3', height: 'h-13 sm:h-16', ground: 'bg-card' },
] as const

/** The top three users. With two, their steps share the width; with one, theirs is in the middle. */
export function Podium({ rows, viewer }: { rows: readonly LeaderboardRow[]; viewer: string }) {
  const isPair = rows.length === 2
  return (
    <section aria-label="Top three" className="mx-auto max-w-2xl px-1">
      <ol className={classNames('grid items-end gap-2 sm:gap-4', isPair ? 'grid-cols-2 px-[16%]' : 'grid-cols-3')}>
        {(isPair ? steps.slice(0, 2) : steps).map(({ place, order, height, ground }, index) => {
          const row = rows[index]
          if (!row) return <li key={place} aria-hidden className={order} />
          return (
            <li key={place} className={classNames('flex min-w-0 flex-col items-center text-center', order)}>
              {index === 0 && <Emoji className="-mb-1 text-3xl sm:text-4xl">👑</Emoji>}
              <Avatar
                name={listedName(row)}
                src={row.avatar_url}
                tone={row.user_id === viewer ? 'mediator' : 'plain'}
                size={index === 0 ? 'huge' : 'large'}
              />
              <p className="mt-2 w-full leading-tight font-bold">
                <PersonLink
                  id={row.user_id}
                  className="-my-2 inline-flex min-h-11 min-w-11 max-w-full items-center justify-center"
                >
                  <span className="truncate">{listedName(row)}</span>
                </PersonLink>{' '}
                <RowEmojis row={row} />
              </p>
              <p
                className={classNames(
                  'outlined mt-1 mb-3 rounded-full px-2.5 text-sm font-bold tabular-nums',
                  bandGround[rateBandOf(row.resolution_rate)],
                )}
              >
                {row.resolution_rate}%
                <span className="sr-only">
                  {' '}
                  resolved, {row.resolved_conflicts} of {row.total_conflicts}
                </span>
              </p>
              <p
                className={classNames(
                  'outlined grid w-full place-items-center rounded-t-card border-b-0 font-display text-2xl font-extrabold sm:text-4xl',
                  height,
                  ground,
                )}
              >
                {place}
              </p>
            </li>
          )
        })}
      </ol>
      <div aria-hidden className="h-0.5 bg-outline" />
    </section>
  )
}
