import { rulingsMessages } from '@squash/contract/messages/rulings'
import type { AiRuling } from '@squash/contract/rulings'
import { Link } from 'react-router'
import { loginPath } from '../../lib/next-path.ts'
import { boardPath } from '../../lib/rulings/public-tallies.tsx'
import type { Sides } from '../../lib/rulings/verdicts.ts'
import { VoteBars } from '../../lib/rulings/vote-bars.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useCastVote } from './use-cast-vote.ts'

/** Everybody but the two may vote, and change their vote; a visitor is asked to log in first. */
export function Voting({ ruling, sides }: { ruling: AiRuling; sides: Sides }) {
  const cast = useCastVote(ruling)
  const mayVote = ruling.can_vote === true
  return (
    <section aria-label="Vote" className="flex flex-col gap-3">
      <h3 className="text-xl">{mayVote ? 'What do you say?' : 'What the public says'}</h3>
      <VoteBars
        counts={ruling.vote_counts}
        sides={sides}
        own={ruling.user_vote ?? null}
        {...(mayVote && { onVote: (vote) => cast.mutate(vote) })}
      />
      {mayVote && <p className="text-sm text-muted">You can change your vote whenever you like.</p>}
      {ruling.can_vote === false && (
        <p className="text-sm text-muted">
          {rulingsMessages.own}.{' '}
          <Link to={`/conflict/${ruling.conflict_id}`} className="underline decoration-2 underline-offset-4">
            Open it
          </Link>
        </p>
      )}
      {ruling.can_vote === undefined && (
        <LinkButton to={loginPath(boardPath(ruling.conflict_id))} variant="success" className="self-start">
          {rulingsMessages.logIn}
        </LinkButton>
      )}
    </section>
  )
}
