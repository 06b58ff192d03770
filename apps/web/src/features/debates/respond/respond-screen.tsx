import type { Debate } from '@squash/contract/debates'
import { debateMessages } from '@squash/contract/messages/debate'
import { Navigate, useParams } from 'react-router'
import { useDeclineInvite } from '../../../lib/invites/use-decline-invite.tsx'
import { isUuid } from '../../../lib/uuid.ts'
import { useDebate } from '../data/use-debate.ts'
import { inviteTo } from '../invite-to.ts'
import { BackToDebates } from '../parts/back-to-debates.tsx'
import { DebateNotFound } from '../parts/debate-not-found.tsx'
import { DebateSkeleton } from '../parts/debate-skeleton.tsx'
import { InvalidDebateId } from '../parts/invalid-debate-id.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { RespondForm } from './respond-form.tsx'
import { Sent } from './sent.tsx'
import { useRespond } from './use-respond.ts'

/** /debates/respond/{debateId}: the invited person takes the other side (community §2). */
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
  // The debate's own page says how it closed.
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

/** Why the viewer has nothing to answer here (community §8); null for the invited person in time. */
function obstacleTo({ viewer_role, can }: Debate): string | null {
  if (viewer_role !== 'opponent') return debateMessages.notAuthorized
  return can.respond ? null : debateMessages.notPending
}
