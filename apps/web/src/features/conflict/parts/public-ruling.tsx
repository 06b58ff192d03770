import { ANONYMOUS } from '@squash/contract/anonymous'
import type { Conflict } from '@squash/contract/conflicts'
import { RULING_VOTES, type RulingVoteCounts } from '@squash/contract/values'
import type { Sides } from '@squash/rules/rulings/verdict-line'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents, useLiveTopics } from '../../../lib/live.ts'
import { api } from '../../../lib/query.ts'
import { headlineOf, rulingPath, StrongestPoints, VoteBars } from '../../../lib/rulings/ruling-parts.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Person } from '../people.ts'

type PublicCardProps = { conflict: Conflict; viewer: Person; showsName: boolean }

const BEST_ARGUMENT = 'This side’s strongest point, in one sentence.'
const STILL_OPEN = { user1: BEST_ARGUMENT, user2: BEST_ARGUMENT }

/** The ruling's card on the board as strangers will see it, before there is a ruling. */
export function PublicCard({ conflict, viewer, showsName }: PublicCardProps) {
  const { title_in_public: titles } = conflict
  const nameOf = (party: Person['party']) => (showsName && party === viewer.party ? viewer.short : ANONYMOUS)
  const sides = { user1: nameOf('user1'), user2: nameOf('user2') }
  return (
    <section aria-labelledby="public-card" className="mt-4">
      <h3 id="public-card" className="text-base font-bold">
        What strangers will see
      </h3>
      <div className="outlined mt-2 flex flex-col gap-3 rounded-control bg-paper p-4" aria-live="polite">
        <p className="text-sm text-muted">
          {sides.user1} vs. {sides.user2}
        </p>
        {titles && (
          <p className="font-display text-xl font-bold wrap-anywhere">{showsName ? titles.shown : titles.hidden}</p>
        )}
        <StrongestPoints points={STILL_OPEN} sides={sides} />
        <p className="text-sm text-muted">Followed by the verdict, the ruling and the votes.</p>
      </div>
    </section>
  )
}

/** The public votes on a ruling, updated live. For its two parties, who can't vote themselves. */
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
  // Renders nothing while loading or if an admin has taken the ruling off the board: the page is about the ruling itself.
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
        <Link to={rulingPath(conflictId)} className="font-semibold underline decoration-2 underline-offset-4">
          View and share the public page
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
