import type { LeaderboardRow } from '@squash/contract/leaderboard'
import { type RateBand, rateBandOf } from '@squash/rules/leaderboard/rate-band'
import { displayName } from '@squash/rules/people/display-name'
import { PersonLink } from '../../lib/people/names.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'

/** A user's name on the board, without the last name, which must not be shown to strangers. */
export const listedName = ({ first_name, username }: LeaderboardRow): string =>
  displayName({ first_name, username, last_name: null }, false)

/** The emojis of archetype and supporter, next to a name. */
export function RowEmojis({ row }: { row: LeaderboardRow }) {
  return (
    <span className="inline-flex gap-1">
      {row.archetype_emoji && <Emoji>{row.archetype_emoji}</Emoji>}
      {row.supporter_emoji && (
        <span title="Supporter">
          <Emoji>{row.supporter_emoji}</Emoji>
          <span className="sr-only"> Supporter </span>
        </span>
      )}
    </span>
  )
}

/** The four colours of a rate, for bars and backgrounds. The figure next to it says the same. */
const bandBar: Record<RateBand, string> = {
  high: 'bg-band-green',
  good: 'bg-lime',
  middling: 'bg-tangerine',
  low: 'bg-rose',
}

export const bandGround: Record<RateBand, string> = {
  high: 'bg-mint-soft',
  good: 'bg-lime-soft',
  middling: 'bg-tangerine-soft',
  low: 'bg-rose-soft',
}

const head = 'px-2 pb-1 text-left text-sm font-bold text-muted sm:px-4'
/** On a phone these two figures are below the name instead. */
const wide = 'max-sm:hidden'
const figure = classNames(wide, 'w-1 whitespace-nowrap')

/** The rows loaded so far. Each is a card, with two fewer columns on a phone. */
export function BoardTable({ rows, viewer }: { rows: readonly LeaderboardRow[]; viewer: string }) {
  return (
    <table className="w-full table-auto border-separate border-spacing-x-0 border-spacing-y-2">
      <caption className="sr-only">Everyone by resolution rate</caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(head, 'w-1')}>
            Rank
          </th>
          <th scope="col" className={head}>
            User
          </th>
          <th scope="col" className={classNames(head, figure, 'text-right')}>
            Total conflicts
          </th>
          <th scope="col" className={classNames(head, figure, 'text-right')}>
            Resolved
          </th>
          <th scope="col" className={classNames(head, 'w-1 text-right')}>
            <span className="max-sm:sr-only">Resolution rate</span>
            <span aria-hidden className="sm:hidden">
              Rate
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BoardRow key={row.user_id} row={row} isOwn={row.user_id === viewer} />
        ))}
      </tbody>
    </table>
  )
}

function BoardRow({ row, isOwn }: { row: LeaderboardRow; isOwn: boolean }) {
  const isFirst = row.rank <= 3
  const cell = classNames('border-y-2 border-outline px-2 py-2.5 sm:px-4', isOwn ? 'bg-lime-soft' : 'bg-card')
  return (
    <tr aria-current={isOwn ? 'true' : undefined}>
      <td className={classNames(cell, 'rounded-l-control border-l-2')}>
        <span
          className={classNames(
            'inline-grid h-9 min-w-9 place-items-center px-1 font-display text-lg font-extrabold tabular-nums',
            isFirst && 'outlined rounded-full',
            row.rank === 1 && 'bg-lime text-on-accent',
            (row.rank === 2 || row.rank === 3) && 'bg-faint',
          )}
        >
          {row.rank}
        </span>
      </td>
      <td className={classNames(cell, 'w-full max-w-0')}>
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={listedName(row)} src={row.avatar_url} size="small" />
          <div className="min-w-0">
            <p className="flex min-w-0 flex-wrap items-center gap-x-2">
              <PersonLink
                id={row.user_id}
                className="-my-2 inline-flex min-h-11 min-w-11 max-w-full items-center font-bold"
              >
                <span className="truncate">{listedName(row)}</span>
              </PersonLink>
              {row.rank === 1 && <Emoji>👑</Emoji>}
              <RowEmojis row={row} />
              {isOwn && (
                <Badge strong tone="mediator">
                  You
                </Badge>
              )}
            </p>
            {row.username && <p className="truncate text-sm text-muted max-sm:hidden">@{row.username}</p>}
            <p className="text-sm text-muted sm:hidden">
              {row.resolved_conflicts} of {row.total_conflicts} resolved
            </p>
          </div>
        </div>
      </td>
      <td className={classNames(cell, figure, 'text-right tabular-nums')}>{row.total_conflicts}</td>
      <td className={classNames(cell, figure, 'text-right tabular-nums')}>{row.resolved_conflicts}</td>
      <td className={classNames(cell, 'rounded-r-control border-r-2')}>
        <RateBar percent={row.resolution_rate} />
      </td>
    </tr>
  )
}

/** A resolution rate with its figure, as a bar in the colour of its band. */
function RateBar({ percent }: { percent: number }) {
  const band = rateBandOf(percent)
  return (
    <span className="flex items-center justify-end gap-3">
      <span aria-hidden className="outlined hidden h-4 w-24 overflow-hidden rounded-full bg-card md:block lg:w-36">
        <span className={classNames('block h-full', bandBar[band])} style={{ width: `${percent}%` }} />
      </span>
      <span
        className={classNames(
          'outlined inline-block min-w-15.5 rounded-full px-2 text-center font-bold tabular-nums',
          bandGround[band],
        )}
      >
        {percent}%
      </span>
    </span>
  )
}
