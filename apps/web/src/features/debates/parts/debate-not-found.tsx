import { TIMING } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { useEffect } from 'react'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'

const [TITLE = '', TEXT = ''] = debateMessages.notFoundScreen.split(': ')

/** Absent, or not for the viewer: the screen does not tell which. */
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
