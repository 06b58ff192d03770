import { LIMITS } from '@squash/contract/limits'
import type { Profile } from '@squash/contract/profiles'
import { useQuery } from '@tanstack/react-query'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { Rate, StatTiles } from '../../lib/people/stat-tiles.tsx'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { SharedList } from './shared-list.tsx'
import { CLOSED_SHOWN, journeyText, moreClosed } from './texts.ts'

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
