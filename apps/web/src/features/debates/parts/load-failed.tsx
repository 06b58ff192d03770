import { TIMING } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect } from 'react'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'

/** The server could not be asked: time for another try, then back to the list. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  useRedirect('/debates', TIMING.notFoundRedirect)
  useEffect(() => toast.error(debateMessages.loadFailed), [])
  return (
    <div className="column max-w-2xl py-12">
      <ErrorState
        title={debateMessages.loadFailed}
        message="It is still there; only the way here is not working right now. We take you back to the list in a few seconds."
        onRetry={onRetry}
      />
    </div>
  )
}
