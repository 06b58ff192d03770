import type { ConflictCard } from '@squash/contract/conflicts'
import type { Group } from '@squash/contract/values'
import { relativeAge } from '@squash/rules/time/relative-age'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { MOOD_FACES } from '../../lib/conflicts/moods.tsx'
import { statusToneOf } from '../../lib/conflicts/turn.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'

type SharedListProps = {
  person: string
  group: Group
  title: string
  none: string
  /** The page size. */
  limit: number
  /** Shown below the first page in place of a button for more. */
  rest?: (shown: number) => ReactNode
}

/** The open or past conflicts between the two users, newest first. */
export function SharedList({ person, group, title, none, limit, rest }: SharedListProps) {
  const list = useInfiniteQuery(
    api.conflicts.get_shared_conflicts.infiniteOptions({
      input: (before: string | null) => ({ p_user_id: person, p_group: group, p_limit: limit, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (rest || page.length < limit ? undefined : page.at(-1)?.id),
    }),
  )
  const now = new Date()
  return (
    <Card as="section" flush className="p-3 sm:p-4">
      <h3 className="px-3 pt-2 pb-2 text-xl">{title}</h3>
      <Loaded
        query={list}
        failed="These conflicts didn’t load"
        skeleton={
          <Loading label="Loading your shared conflicts…" className="px-3 pb-2">
            <Skeleton className="h-28" />
          </Loading>
        }
      >
        {({ pages }) => {
          const conflicts = pages.flat()
          if (conflicts.length === 0) return <p className="px-3 pb-2 text-muted">{none}</p>
          const below = rest?.(conflicts.length)
          return (
            <>
              <ul>
                {conflicts.map((conflict) => (
                  <SharedRow key={conflict.id} conflict={conflict} now={now} />
                ))}
              </ul>
              {list.hasNextPage && (
                <Button
                  size="small"
                  className="mx-3 my-2"
                  onClick={() => void list.fetchNextPage()}
                  busy={list.isFetchingNextPage}
                >
                  Show more
                </Button>
              )}
              {list.isFetchNextPageError && (
                <p role="alert" className="px-3 pb-2 text-rose-ink">
                  {errorMessage(list.error)}
                </p>
              )}
              {below && <p className="px-3 pt-1 pb-2 text-muted">{below}</p>}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** A shared conflict, linking to its page. */
function SharedRow({ conflict, now }: { conflict: ConflictCard; now: Date }) {
  const mood = MOOD_FACES[conflict.user1_mood]
  return (
    <li className="relative flex flex-wrap items-center gap-x-3.5 gap-y-1.5 rounded-control px-3 py-3 hover:bg-faint">
      <Emoji className="text-2xl">{mood.emoji}</Emoji>
      <div className="min-w-0 flex-1 basis-40 max-sm:basis-56">
        <Link
          to={`/conflict/${conflict.id}`}
          className="rounded-control leading-snug font-bold no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {conflict.title}
        </Link>
        <p className="text-sm text-muted">{relativeAge(new Date(conflict.created_at), now)}</p>
      </div>
      <div className="max-sm:pl-10">
        <StatusBadge tone={statusToneOf(conflict)}>{conflict.status_label}</StatusBadge>
      </div>
    </li>
  )
}
