import type { Debate } from '@squash/contract/debates'
import { TIMING } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { Navigate, useParams } from 'react-router'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { useRedirect } from '../../lib/use-redirect.ts'
import { isUuid } from '../../lib/uuid.ts'
import { EmptyState } from '../../ui/states.tsx'
import { BackToDebates, DebateNotFound, DebateSkeleton, InvalidDebateId, LoadFailed } from './debate-states.tsx'
import { inviteTo } from './pending-note.tsx'
import { useDebate } from './queries.ts'
import { RespondForm } from './respond-form.tsx'
import { useRespond } from './use-respond.ts'

/** /debates/respond/{debateId}: the invited user takes the other side. */
export function RespondScreen() {
  const { debateId = '' } = useParams()
  return isUuid(debateId) ? <OneInvite key={debateId} id={debateId} /> : <InvalidDebateId />
}

function OneInvite({ id }: { id: string }) {
  const { data: debate, refetch, isFetching } = useDebate(id)
  const response = useRespond(id)
  const declining = useDeclineInvite(() => null)
  if (response.submit.isSuccess) return <Sent />
  if (debate === null) return <DebateNotFound />
  if (!debate) return isFetching ? <DebateSkeleton /> : <LoadFailed onRetry={() => void refetch()} />
  // The debate's own page says why it closed.
  if (debate.closed_reason === 'declined' && debate.viewer_role === 'opponent')
    return <Navigate to={`/debates/${id}`} replace />
  const obstacle = obstacleTo(debate)
  if (obstacle) return <BackToDebates reason={obstacle} />
  return (
    <>
      <RespondForm debate={debate} response={response} onDecline={() => declining.ask(inviteTo(debate))} />
      {declining.dialog}
    </>
  )
}

/** Why the viewer can't respond here; null if they are the invited user and in time. */
function obstacleTo({ viewer_role, can }: Debate): string | null {
  if (viewer_role !== 'opponent') return debateMessages.notAuthorized
  return can.respond ? null : debateMessages.notPending
}

/** Shown briefly after responding, before the list. */
export function Sent() {
  useRedirect('/debates', TIMING.afterDebate)
  return (
    <div role="status" className="column max-w-2xl py-12">
      <EmptyState heading="h1" title="The floor is open">
        Your debate is open for votes. Back to the list…
      </EmptyState>
    </div>
  )
}
