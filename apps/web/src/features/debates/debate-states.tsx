import { TIMING } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect } from 'react'
import { LeaveFor, Missing, useRedirect } from '../../lib/redirects.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'

const [TITLE = '', TEXT = ''] = debateMessages.notFoundScreen.split(': ')

/** For a debate that doesn't exist or isn't for the viewer. */
export const DebateNotFound = () => (
  <Missing title={TITLE} announcement={debateMessages.notFound} back={{ to: '/debates', label: 'Back to the debates' }}>
    {TEXT}
  </Missing>
)

/** For an address that isn't a debate's. */
export const InvalidDebateId = () => <LeaveFor to="/debates" reason={debateMessages.invalidId} />

/** Shown when loading failed: leaves time for a retry, then returns to the list. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  useRedirect('/debates', TIMING.notFoundRedirect)
  useEffect(() => toast.error(debateMessages.loadFailed), [])
  return (
    <div className="column max-w-2xl py-12">
      <ErrorState
        title={debateMessages.loadFailed}
        message="The debate still exists, but we can’t load it right now. We’ll take you back to the list in a few seconds."
        onRetry={onRetry}
      />
    </div>
  )
}

/** A skeleton of the heading, the bar and the two sides. */
export function DebateSkeleton() {
  return (
    <Loading label="Loading the debate…" className="column flex flex-col gap-5 py-8">
      <Skeleton className="h-11 w-32" />
      <Skeleton className="h-16 w-full max-w-xl" />
      <Skeleton className="h-16" />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </Loading>
  )
}
