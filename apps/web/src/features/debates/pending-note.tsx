import type { Debate } from '@squash/contract/debates'
import { useRef } from 'react'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { SentInviteCard } from '../../lib/invites/sent-invite-card.tsx'
import { shortNameOf } from '../../lib/people/names.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The note on an unanswered debate: who is waiting, what the invited user can do, or why it closed. */
export function PendingNote({ debate }: { debate: Debate }) {
  const note = useRef<HTMLDivElement>(null)
  const declining = useDeclineInvite(() => note.current)
  const isWaiting = debate.viewer_role === 'creator' && debate.status === 'pending'
  return (
    <div ref={note} tabIndex={-1} className="mb-6 rounded-control">
      <Notice tone="mediator">
        {isWaiting ? (
          <SentInviteCard subject={{ kind: 'debate', id: debate.id }} email={debate.opponent_email}>
            <p className="wrap-anywhere">{inviteSentence(debate)}</p>
          </SentInviteCard>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0 wrap-anywhere">{inviteSentence(debate)}</p>
            {debate.can.respond && (
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => declining.ask(inviteTo(debate))}>Decline</Button>
                <LinkButton to={`/debates/respond/${debate.id}`} variant="primary">
                  Respond
                </LinkButton>
              </div>
            )}
          </div>
        )}
      </Notice>
      {declining.dialog}
    </div>
  )
}

type Invite = Pick<Debate, 'viewer_role' | 'closed_reason' | 'status' | 'creator_display_name' | 'opponent_email'>

/** The status of a debate's invite, as worded for this viewer. It blames no one for declining. */
export function inviteSentence(invite: Invite): string {
  const { viewer_role, creator_display_name, opponent_email } = invite
  const isCreator = viewer_role === 'creator'
  if (invite.status !== 'expired')
    return isCreator
      ? `Waiting for ${opponent_email ?? 'the other person'} to take the other side. Until then, only the two of you can see this.`
      : `${creator_display_name} invites you to take the other side.`
  switch (invite.closed_reason) {
    case 'declined':
      return isCreator
        ? `${opponent_email ?? 'The other person'} would rather not debate this. That’s their call. It says nothing about who’s right, and nobody loses points.`
        : 'You declined this debate, and that’s fine. Nobody loses points.'
    case 'left':
      return 'The person who started this debate has deleted their account, so it’s closed.'
    default:
      return 'Nobody took the other side within 30 days, so this debate is closed. Either of you can start it again.'
  }
}

/** The decline dialog's data about a debate's invite. */
export const inviteTo = ({ id, creator_display_name }: Debate) => ({
  kind: 'debate' as const,
  id,
  inviter: shortNameOf(creator_display_name),
})
