import { TIMING } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import { useEffect } from 'react'
import { useRedirect } from '../../lib/use-redirect.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'

/** Nobody of this id: says so, and goes back after a while. */
export function ProfileNotFound() {
  useRedirect('/dashboard', TIMING.notFoundRedirect)
  useEffect(() => toast.error(profileMessages.notFound), [])
  return (
    <div className="column max-w-2xl py-12">
      <EmptyState
        heading="h1"
        pose="shrug"
        title={profileMessages.notFoundScreen}
        action={
          <LinkButton to="/dashboard" variant="primary">
            Back to the dashboard
          </LinkButton>
        }
      >
        They may have left, or the link is not whole. We take you back in a few seconds.
      </EmptyState>
    </div>
  )
}
