import type { Debate } from '@squash/contract/debates'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'
import { softTone } from '../../ui/tone.ts'
import { DebaterName, type Side, sidesOf, TimeLeft, VoteBar } from './parts.tsx'

/** One debate in a list. The whole card is a link, and so are the names on it. */
export function DebateCard({ debate, onDecline }: { debate: Debate; onDecline: () => void }) {
  const { creator, opponent } = sidesOf(debate)
  const isPending = debate.status === 'pending'
  return (
    <Card as="li" className="relative flex flex-col gap-4">
      <div>
        <p className="eyebrow">
          <TimeLeft debate={debate} />
        </p>
        <h2 className="mt-1 text-xl wrap-anywhere">
          <Link to={`/debates/${debate.id}`} className="rounded-card no-underline after:absolute after:inset-0">
            {debate.title}
          </Link>
        </h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-2">
        <SideLine side={creator} />
        <span aria-hidden className="self-center font-display text-sm font-extrabold text-muted">
          VS
        </span>
        <SideLine side={opponent} />
      </div>
      <div className="mt-auto flex flex-col gap-4">
        {isPending ? <InviteLine debate={debate} /> : <VoteBar debate={debate} />}
        <DebateAction debate={debate} onDecline={onDecline} />
      </div>
    </Card>
  )
}

/** One side in a list: its claim and its debater. */
function SideLine({ side }: { side: Side }) {
  return (
    <div className={classNames('outlined min-w-0 rounded-control px-3 py-2', softTone[side.tone])}>
      <p className="font-bold leading-snug wrap-anywhere">
        {side.isWinner && (
          <>
            <Emoji>👑</Emoji> <span className="sr-only">Winner: </span>
          </>
        )}
        {side.claim}
      </p>
      <p className="mt-0.5 text-sm wrap-anywhere">
        <DebaterName person={side.person} className="relative" />
      </p>
    </div>
  )
}

/** The status of an open invite: who is waiting for an answer. */
function InviteLine({ debate }: { debate: Debate }) {
  return (
    <p className="text-sm text-muted">
      {debate.viewer_role === 'creator'
        ? 'Waiting for their answer. An unanswered invite closes after 30 days.'
        : `${debate.creator_display_name} invites you to take the other side.`}
    </p>
  )
}

/** The debate's status, and buttons for the next action. */
function DebateAction({ debate, onDecline }: { debate: Debate; onDecline: () => void }) {
  const { id, title, can } = debate
  const action = can.respond ? 'Respond' : can.vote && debate.user_vote_for_id === null ? 'Vote' : 'View'
  return (
    <div className="flex items-center justify-between gap-3">
      <Mark debate={debate} />
      <div className="flex shrink-0 items-center gap-2">
        {can.respond && (
          <Button size="small" className="relative" aria-label={`Decline: ${title}`} onClick={onDecline}>
            Decline
          </Button>
        )}
        <LinkButton
          to={can.respond ? `/debates/respond/${id}` : `/debates/${id}`}
          variant={action === 'View' ? 'quiet' : 'success'}
          size="small"
          className="relative shrink-0"
          aria-label={`${action}: ${title}`}
        >
          {action}
        </LinkButton>
      </div>
    </div>
  )
}

function Mark({ debate }: { debate: Debate }) {
  if (debate.outcome === 'tie') return <Badge tone="mediator">It’s a tie</Badge>
  if (debate.viewer_role !== null && debate.status !== 'pending') return <Badge tone="plum">Your debate</Badge>
  if (debate.user_vote_for_id !== null) return <Badge>You voted</Badge>
  return <span />
}
