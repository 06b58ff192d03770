import type { Debate } from '@squash/contract/debates'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { DebaterName, type Side, sidesOf } from './parts.tsx'

type SideCardProps = {
  side: Side
  /** Whether the opponent can still send their argument. */
  isUnanswered: boolean
  canVote: boolean
  isVoting: boolean
  onVote: () => void
}

/** One side: the debater, their claim and argument, and the button that votes for them. */
export function SideCard({ side, isUnanswered, canVote, isVoting, onVote }: SideCardProps) {
  const { person, claim, position, isWinner, isVotedFor } = side
  return (
    <Card as="section" tone={side.tone} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatar_url} />
        <p className="min-w-0 flex-1 font-bold leading-snug wrap-anywhere">
          <DebaterName person={person} />
        </p>
        {isWinner && (
          <Badge>
            <Emoji>👑</Emoji> Winner
          </Badge>
        )}
      </div>
      <h2 className="text-2xl wrap-anywhere">{claim}</h2>
      {position === null ? (
        <p className="text-muted">{isUnanswered ? 'No argument yet' : 'No argument'}</p>
      ) : (
        <blockquote className="whitespace-pre-line text-lg wrap-anywhere">{position}</blockquote>
      )}
      {canVote && <VoteButton claim={claim} isVotedFor={isVotedFor} isVoting={isVoting} onVote={onVote} />}
      {!canVote && isVotedFor && (
        <Badge className="mt-auto">
          <span aria-hidden="true">✓</span> Your vote
        </Badge>
      )}
    </Card>
  )
}

type VoteButtonProps = { claim: string; isVotedFor: boolean; isVoting: boolean; onVote: () => void }

/** Stays pressed on the side that was voted for; pressing it again changes nothing. */
function VoteButton({ claim, isVotedFor, isVoting, onVote }: VoteButtonProps) {
  return (
    <Button
      variant={isVotedFor ? 'success' : 'quiet'}
      aria-pressed={isVotedFor}
      busy={isVoting}
      onClick={() => !isVotedFor && onVote()}
      className="mt-auto w-full wrap-anywhere"
    >
      {isVotedFor ? (
        <>
          <span aria-hidden="true">✓</span> Your vote
        </>
      ) : (
        `Vote for “${claim}”`
      )}
    </Button>
  )
}

/** Who won, once the votes are counted. */
export function Outcome({ debate }: { debate: Debate }) {
  const { creator, opponent } = sidesOf(debate)
  if (debate.outcome === null) return null
  const winner = { creator, opponent, tie: null }[debate.outcome]
  return (
    <Card tone={winner?.tone ?? 'mediator'} className="mb-5 flex items-center gap-4">
      <Emoji className="text-4xl">{winner ? '👑' : '🤝'}</Emoji>
      <div className="min-w-0">
        <h2 className="text-2xl wrap-anywhere">{winner ? headingFor(winner, debate.viewer_role) : 'It’s a tie'}</h2>
        <p className="wrap-anywhere">
          {winner
            ? `“${winner.claim}” won ${winner.share}% of the votes.`
            : 'Both sides got the same number of votes, so nobody gets the crown.'}
        </p>
      </div>
    </Card>
  )
}

const headingFor = ({ key, person }: Side, viewer: Debate['viewer_role']): string =>
  key === viewer ? 'You win' : `${person.name} wins`
