import type { Debate } from '@squash/contract/debates'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** What opening the debate is for, and what it already is. */
export function DebateAction({ debate, onDecline }: { debate: Debate; onDecline: () => void }) {
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
  if (debate.outcome === 'tie') return <Badge tone="mediator">It is a tie</Badge>
  if (debate.viewer_role !== null && debate.status !== 'pending') return <Badge tone="plum">Your debate</Badge>
  if (debate.user_vote_for_id !== null) return <Badge>You voted</Badge>
  return <span />
}
