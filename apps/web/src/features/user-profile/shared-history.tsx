import type { ConflictCard } from '@squash/contract/conflicts'
import { counted, nounFor } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import type { Profile } from '@squash/contract/profiles'
import type { Group } from '@squash/contract/values'
import { relativeAge } from '@squash/rules/time/relative-age'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { statusToneOf } from '../../lib/conflicts/lists.ts'
import { MOOD_FACES } from '../../lib/conflicts/moods.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { shortNameOf } from '../../lib/people/names.tsx'
import { Rate, StatTiles } from '../../lib/people/tiles.tsx'
import { api } from '../../lib/query.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeletons } from '../../ui/states.tsx'

type Shared = { total: number; active: number; closed: number; ruled: number }

/**
 * A sentence about two users' shared history. It counts what became of their conflicts, and blames nobody.
 * @param name the other user's first name
 */
export function journeyText(name: string, { total, active, closed, ruled }: Shared): string {
  const squashed = closed - ruled
  const dropped = total - active - closed
  if (total === 1) {
    if (active === 1) return `You and ${name} have one conflict open.`
    if (squashed === 1) return `You and ${name} had one conflict and squashed it. That’s a good start.`
    return `You and ${name} had one conflict. It ${ruled === 1 ? 'ended with a ruling' : 'closed without a result'}.`
  }
  const many = counted(total, 'conflict')
  if (active === total) return `You and ${name} have ${many} open. Take them one at a time.`
  if (squashed === total)
    return `You and ${name} squashed all ${many} together. Whatever comes next, you know how to settle it.`
  const outcomes = [
    [squashed, 'squashed'],
    [ruled, 'ruled'],
    [dropped, 'closed without a result'],
    [active, 'open'],
  ] as const
  const parts = outcomes.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []))
  return `You and ${name} have had ${many}: ${parts.join(', ')}.`
}

/** How many closed conflicts a profile lists. */
const CLOSED_SHOWN = 5

/** 'And 3 more closed conflicts...', or null if all are listed. */
export function moreClosed(shown: number, all: number): string | null {
  const rest = all - shown
  return rest > 0 ? `And ${rest} more closed ${nounFor(rest, 'conflict')}...` : null
}

/** The conflicts that the viewer and this user have had with each other. */
export function SharedHistory({ person }: { person: Profile }) {
  const input = { p_user_id: person.id }
  const shared = useQuery(api.conflicts.get_shared_stats.queryOptions({ input }))
  const { data: debates } = useQuery(api.debates.get_debate_stats.queryOptions({ input }))
  const stats = shared.data
  return (
    <section className="flex flex-col gap-4 sm:gap-5">
      <h2 className="text-2xl">Your Conflict History Together</h2>
      <StatTiles
        tiles={[
          { label: 'Total Conflicts', value: stats?.total, tone: 'party1' },
          { label: 'Closed Together', value: stats?.closed, tone: 'mediator' },
          {
            label: 'Resolution Rate',
            // With no conflicts there is no rate, not one of 0 %.
            value: stats && stats.total > 0 ? <Rate percent={stats.resolution_rate} /> : undefined,
            tone: 'plain',
          },
          { label: 'Debate Wins', value: debates && `${debates.wins}/${debates.participations}`, tone: 'party2' },
        ]}
      />
      <Loaded
        query={shared}
        failed="Your history didn’t load"
        skeleton={<Skeletons label="Loading your history…" of={['h-40 rounded-card']} />}
      >
        {(loaded) =>
          loaded.total === 0 ? (
            <Card className="py-8 text-center text-lg">No shared conflicts yet. Hopefully it stays that way!</Card>
          ) : (
            <>
              <p className="max-w-[90ch] text-lg">{journeyText(shortNameOf(person.display_name), loaded)}</p>
              <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
                <SharedList
                  person={person.id}
                  group="active"
                  title="Active Conflicts"
                  none="None open. Enjoy it."
                  limit={LIMITS.pageSize}
                />
                <SharedList
                  person={person.id}
                  group="history"
                  title="Closed Conflicts"
                  none="None closed yet."
                  limit={CLOSED_SHOWN}
                  rest={(shown) => moreClosed(shown, loaded.total - loaded.active)}
                />
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

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
function SharedList({ person, group, title, none, limit, rest }: SharedListProps) {
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
        skeleton={<Skeletons label="Loading your shared conflicts…" className="px-3 pb-2" of={['h-28']} />}
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
    <li className="relative flex flex-wrap items-center gap-x-3.5 gap-y-1.5 rounded-control px-3 py-3 hover:bg-faint/70">
      <Emoji className="w-8 shrink-0 text-center text-2xl">{mood.emoji}</Emoji>
      <div className="min-w-0 flex-1 basis-40 max-sm:basis-56">
        <Link
          to={`/conflict/${conflict.id}`}
          className="rounded-control leading-snug font-bold no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {conflict.title}
        </Link>
        <p className="text-sm text-muted">{relativeAge(new Date(conflict.created_at), now)}</p>
      </div>
      <div className="max-sm:pl-11.5">
        <StatusBadge tone={statusToneOf(conflict)}>{conflict.status_label}</StatusBadge>
      </div>
    </li>
  )
}
