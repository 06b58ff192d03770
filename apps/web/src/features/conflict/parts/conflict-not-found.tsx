import { TIMING } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { useEffect } from 'react'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'

/** Absent, deleted, or not the viewer's: the screen does not tell which (decisions §2). */
export function ConflictNotFound() {
  useRedirect('/dashboard', TIMING.notFoundRedirect)
  useEffect(() => toast.error(conflictMessages.notFound), [])
  return (
    <div className="column max-w-2xl py-12">
      <EmptyState
        heading="h1"
        pose="shrug"
        title="CONFLICT NOT FOUND"
        action={
          <LinkButton to="/dashboard" variant="primary">
            Back to the dashboard
          </LinkButton>
        }
      >
        It may have been deleted, or it belongs to other people. We take you back in a few seconds.
      </EmptyState>
    </div>
  )
}
