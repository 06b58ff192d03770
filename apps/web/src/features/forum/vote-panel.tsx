import { counted } from '@squash/contract/counted'
import type { ForumConflict } from '@squash/contract/forum'
import { forumMessages } from '@squash/contract/messages/forum'
import { FORUM_VOTES, type ForumVote, type ForumVoteCounts } from '@squash/contract/values'
import { percentOf } from '@squash/rules/rate'
import { useState } from 'react'
import { loginPath } from '../../lib/next-path.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type ChoiceBar, ChoiceBars } from '../../ui/choice-bars.tsx'
import { Link } from '../../ui/link.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { useCastForumVote, useOwnForumVote } from './queries.ts'

type Words = { emoji: string; label: string; hint: string; fill: string }

/** The four verdicts, in the forum's own terms. The poster is party 1, the other side party 2. */
const FORUM_WORDS: Record<ForumVote, Words> = {
  nta: { emoji: '😇', label: 'Not the Asshole', hint: 'The poster was fair', fill: 'bg-teal-soft' },
  yta: { emoji: '😬', label: 'You are the Asshole', hint: 'The poster wasn’t', fill: 'bg-tangerine-soft' },
  esh: {
    emoji: '🫠',
    label: 'Everyone Sucks Here',
    hint: 'Nobody comes off well',
    fill: 'bg-linear-to-r from-tangerine-soft from-50% to-teal-soft to-50%',
  },
  nah: { emoji: '🕊️', label: 'No Assholes Here', hint: 'Just life', fill: 'bg-lime-soft' },
}

const options = FORUM_VOTES.map((value) => {
  const { emoji, label, hint } = FORUM_WORDS[value]
  return { value, emoji, label, hint }
})

/** The vote form. A vote can't be changed, so it is chosen first and then confirmed. */
export function ForumVotePanel({ conflict }: { conflict: ForumConflict }) {
  const isVisitor = useSession().status !== 'signed-in'
  const own = useOwnForumVote(conflict.id)
  const total = totalOf(conflict.vote_counts)
  const mayVote = !isVisitor && own === null
  return (
    <Card as="section" className="flex flex-col gap-4" aria-labelledby="verdict">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="verdict" className="text-2xl">
          {mayVote ? 'Your verdict?' : 'The verdict so far'}
        </h2>
        {total > 0 && <p className="font-semibold text-muted">{counted(total, 'vote')}</p>}
      </div>
      {mayVote ? (
        <VoteForm conflict={conflict} />
      ) : (
        <ChoiceBars bars={barsOf(conflict.vote_counts)} own={own ?? null} />
      )}
      {own && <p className="text-sm text-muted">Votes on the daily conflict are final.</p>}
      {isVisitor && (
        <p className="font-semibold">
          <Link to={loginPath('/reddit-conflict')} className="underline underline-offset-4">
            {forumMessages.logIn}
          </Link>
        </p>
      )}
    </Card>
  )
}

function VoteForm({ conflict }: { conflict: ForumConflict }) {
  const [vote, setVote] = useState<ForumVote | null>(null)
  const cast = useCastForumVote(conflict)
  const problems = useProblems({ verdict: vote === null ? forumMessages.verdictMissing : undefined })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (cast.isPending) return
        if (problems.check() && vote !== null) cast.mutate({ conflict_uuid: conflict.id, vote_type: vote })
      }}
    >
      <RadioCards
        {...problems.field('verdict')}
        legend="Who is in the right?"
        options={options}
        value={vote}
        onChange={setVote}
        columns="sm:grid-cols-2"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={cast.isPending}>
          Cast my vote
        </Button>
        <p className="text-sm text-muted">+5 SquashCred. You can’t change your vote, so take your time.</p>
      </div>
    </form>
  )
}

const totalOf = (counts: ForumVoteCounts): number => FORUM_VOTES.reduce((total, vote) => total + counts[vote], 0)

function barsOf(counts: ForumVoteCounts): ChoiceBar<ForumVote>[] {
  const total = totalOf(counts)
  return FORUM_VOTES.map((choice) => ({
    choice,
    emoji: FORUM_WORDS[choice].emoji,
    label: FORUM_WORDS[choice].label,
    fill: FORUM_WORDS[choice].fill,
    votes: counts[choice],
    share: percentOf(counts[choice], total),
  }))
}
