import { counted, nounFor } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import type { Profile } from '@squash/contract/profiles'
import { useQuery } from '@tanstack/react-query'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { Rate, StatTiles } from '../../lib/people/tiles.tsx'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { SharedList } from './shared-list.tsx'

type Shared = { total: number; closed: number; resolution_rate: number }

/**
 * A sentence about two users' shared history. It stays kind whatever the figures are, and blames nobody for an open
 * conflict.
 * @param name the other user's first name
 */
export function journeyText(name: string, { total, closed, resolution_rate }: Shared): string {
  const many = total === 1 ? 'one conflict' : counted(total, 'conflict')
  if (closed === 0) return `You and ${name} have ${many} open. Take them one at a time.`
  if (resolution_rate === 100)
    return total === 1
      ? `You and ${name} had one conflict and closed it. That’s a good start.`
      : `You and ${name} closed all ${counted(total, 'conflict')} together. Whatever comes next, you know how to settle it.`
  const told = `You and ${name} have been through ${many} and closed ${resolution_rate}% of them.`
  if (resolution_rate >= 80) return `${told} You two know how to work things out.`
  if (resolution_rate >= 50) return `${told} More often than not, you find a way.`
  return `${told} Some take longer than others.`
}

/** How many closed conflicts a profile lists. */
const CLOSED_SHOWN = 5

/** 'And 3 more closed conflicts...', or null if all are listed. */
export function moreClosed(shown: number, all: number): string | null {
  const rest = all - shown
  return rest > 0 ? `And ${rest} more closed ${nounFor(rest, 'conflict')}...` : null
}

/** The conflicts that the viewer and this user have had with each other. */
export function Together({ person }: { person: Profile }) {
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
          { label: 'Resolution Rate', value: stats && <Rate percent={stats.resolution_rate} />, tone: 'plain' },
          { label: 'Debate Wins', value: debates && `${debates.wins}/${debates.participations}`, tone: 'party2' },
        ]}
      />
      <Loaded
        query={shared}
        failed="Your history didn’t load"
        skeleton={
          <Loading label="Loading your history…">
            <Skeleton className="h-40 rounded-card" />
          </Loading>
        }
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
