import { RULING_VOTES, type RulingVoteCounts } from '@squash/contract/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLiveEvents, useLiveTopics } from '../live.ts'
import { api } from '../query.ts'
import { headlineOf, type Sides } from './verdicts.ts'
import { VoteBars } from './vote-bars.tsx'

/** Where a ruling stands on the public board. */
export const boardPath = (conflictId: string): string => `/public-shame?ruling=${conflictId}`

/** How strangers have voted on a ruling, as it happens, for the two it is about: to look at, not to vote. */
export function PublicTallies({ conflictId, sides }: { conflictId: string; sides: Sides }) {
  const queries = useQueryClient()
  const options = api.rulings.get_conflict_vote_counts.queryOptions({ input: { conflict_uuid: conflictId } })
  const { data } = useQuery(options)
  useLiveTopics([`ruling:${conflictId}`])
  useLiveEvents((live) => {
    if (live.event !== 'ruling.tallied' || live.data.conflict_id !== conflictId) return
    const { vote_counts } = live.data
    queries.setQueryData(
      options.queryKey,
      RULING_VOTES.map((vote_type) => ({ vote_type, vote_count: vote_counts[vote_type] })),
    )
  })
  // Also while it loads, and where an admin has taken the ruling off the board: the ruling itself is what this page is about.
  if (!data) return null
  const counts: RulingVoteCounts = {
    ...NONE,
    ...Object.fromEntries(data.map((row) => [row.vote_type, row.vote_count])),
  }
  return (
    <section aria-label="What the public says" className="flex flex-col gap-3">
      <h3 className="text-xl">What the public says</h3>
      <p className="text-muted">{headlineOf(counts, sides)}</p>
      <VoteBars counts={counts} sides={sides} />
      <p>
        <Link to={boardPath(conflictId)} className="font-semibold underline decoration-2 underline-offset-4">
          See it on the public board
        </Link>
      </p>
    </section>
  )
}

const NONE: RulingVoteCounts = {
  both_wrong: 0,
  user1_wrong: 0,
  user2_wrong: 0,
  get_therapy: 0,
  ai_right: 0,
  reset_conflict: 0,
}
