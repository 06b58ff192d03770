import type { Debate } from '@squash/contract/debates'
import { useRef } from 'react'
import { InviteToPassOn } from '../../../lib/invite-to-pass-on.tsx'
import { useDeclineInvite } from '../../../lib/invites/use-decline-invite.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { inviteTo } from '../invite-to.ts'
import { inviteSentence } from './invite-sentence.ts'

/** Before the answer, or without one: who waits for whom, what the invited user can do, or why it has closed. */
export function PendingNote({ debate }: { debate: Debate }) {
  const note = useRef<HTMLDivElement>(null)
  const declining = useDeclineInvite(() => note.current)
  return (
    <div ref={note} tabIndex={-1} className="mb-6 rounded-control">
      <Notice tone="mediator">
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
        {debate.invite_link && debate.opponent_email && (
          <div className="mt-4">
            <InviteToPassOn link={debate.invite_link} email={debate.opponent_email} />
          </div>
        )}
      </Notice>
      {declining.dialog}
    </div>
  )
}
