import type { Debate } from '@squash/contract/debates'
import { InviteToPassOn } from '../../../lib/invite-to-pass-on.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Before the answer: who waits for whom, and what happens next. */
export function PendingNote({ debate }: { debate: Debate }) {
  return (
    <div className="mb-6">
      <Notice tone="mediator">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 wrap-anywhere">{sentenceFor(debate)}</p>
          {debate.can.respond && (
            <LinkButton to={`/debates/respond/${debate.id}`} variant="primary">
              Respond
            </LinkButton>
          )}
        </div>
        {debate.invite_link && debate.opponent_email && (
          <div className="mt-4">
            <InviteToPassOn link={debate.invite_link} email={debate.opponent_email} />
          </div>
        )}
      </Notice>
    </div>
  )
}

function sentenceFor({ status, viewer_role, opponent_email, creator_display_name }: Debate): string {
  if (status === 'expired') return 'This invite was declined, or nobody answered it in time. Nobody is to blame.'
  if (viewer_role === 'opponent') return `${creator_display_name} asks you to take the other side.`
  return `Waiting for ${opponent_email} to take the other side. Until then only the two of you see this.`
}
