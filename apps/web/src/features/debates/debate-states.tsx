import { TIMING } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { useRedirect } from '../../lib/use-redirect.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'

const [TITLE = '', TEXT = ''] = debateMessages.notFoundScreen.split(': ')

/** For a debate that doesn't exist or isn't for the viewer. The screen doesn't say which. */
export function DebateNotFound() {
  useRedirect('/debates', TIMING.notFoundRedirect)
  useEffect(() => toast.error(debateMessages.notFound), [])
  return (
    <div className="column max-w-2xl py-12">
      <EmptyState
        heading="h1"
        pose="shrug"
        title={TITLE}
        action={
          <LinkButton to="/debates" variant="primary">
            Back to the debates
          </LinkButton>
        }
      >
        {TEXT}
      </EmptyState>
    </div>
  )
}

/** For an address that isn't a debate's. */
export const InvalidDebateId = () => <BackToDebates reason={debateMessages.invalidId} />

/** Shown when loading failed: leaves time for a retry, then returns to the list. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  useRedirect('/debates', TIMING.notFoundRedirect)
  useEffect(() => toast.error(debateMessages.loadFailed), [])
  return (
    <div className="column max-w-2xl py-12">
      <ErrorState
        title={debateMessages.loadFailed}
        message="The debate is still there, but we can’t reach it right now. We’ll take you back to the list in a few seconds."
        onRetry={onRetry}
      />
    </div>
  )
}

/** Says why there is nothing to do here, and redirects to the list at once. */
export function BackToDebates({ reason }: { reason: string }) {
  useEffect(() => toast.error(reason), [reason])
  return <Navigate to="/debates" replace />
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
