import { useQuery } from '@tanstack/react-query'
import { Rate } from '../../lib/people/rate.tsx'
import { StatTiles } from '../../lib/people/stat-tiles.tsx'
import { api } from '../../lib/query.ts'

/** What the person has to show for it (spec community §2). */
export function OwnStats() {
  const { data: conflicts } = useQuery(api.profiles.get_profile_stats.queryOptions({ input: {} }))
  const { data: debates } = useQuery(api.debates.get_debate_stats.queryOptions({ input: {} }))
  return (
    <StatTiles
      tiles={[
        { label: 'Total Conflicts', value: conflicts?.total_conflicts, tone: 'party1' },
        { label: 'Successfully Resolved', value: conflicts?.resolved_conflicts, tone: 'mediator' },
        {
          label: 'Resolution Rate',
          value: conflicts && <Rate percent={conflicts.resolution_rate} />,
          tone: 'plain',
        },
        { label: 'Debate Wins', value: debates && `${debates.wins}/${debates.participations}`, tone: 'party2' },
      ]}
    />
  )
}
