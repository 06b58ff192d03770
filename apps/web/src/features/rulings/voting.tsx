import { rulingsMessages } from '@squash/contract/messages/rulings'
import type { AiRuling } from '@squash/contract/rulings'
import type { Sides } from '@squash/rules/rulings/verdict-line'
import { useId } from 'react'
import { loginPath } from '../../lib/next-path.ts'
import { headlineOf, rulingPath, VoteBars } from '../../lib/rulings/ruling-parts.tsx'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useCastVote } from './queries.ts'

type VotingProps = {
  ruling: AiRuling
  /** On the board, the card's own headline says who leads. */
  withHeadline?: boolean
}

/** Anyone but the two parties can vote and change their vote; a visitor is asked to log in first. */
export function Voting({ ruling, withHeadline = false }: VotingProps) {
  const cast = useCastVote(ruling)
  const sides = sidesOf(ruling)
  const mayVote = ruling.can_vote === true
  const isVisitor = useSession().status !== 'signed-in'
  const headingId = useId()
  const Heading = withHeadline ? 'h2' : 'h3'
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div>
        <Heading id={headingId} className="text-xl">
          {mayVote ? 'What do you say?' : 'What the public says'}
        </Heading>
        {withHeadline && <p className="mt-1 text-muted wrap-anywhere">{headlineOf(ruling.vote_counts, sides)}</p>}
      </div>
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
      {isVisitor && (
        <LinkButton to={loginPath(rulingPath(ruling.conflict_id))} variant="success" className="self-start">
          {rulingsMessages.logIn}
        </LinkButton>
      )}
    </section>
  )
}

/** The parties' names as everyone may see them. */
export const sidesOf = ({ user1_display_name, user2_display_name }: AiRuling): Sides => ({
  user1: user1_display_name,
  user2: user2_display_name,
})
