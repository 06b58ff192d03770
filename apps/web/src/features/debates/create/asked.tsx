import { TIMING } from '@squash/contract/limits'
import { passOnMessages } from '@squash/contract/messages/pass-on'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { EmptyState } from '../../../ui/states.tsx'

/** The moment between asking and the list. */
export function Asked({ mailWaits }: { mailWaits: boolean }) {
  useRedirect('/debates', TIMING.afterDebate)
  return (
    <div role="status">
      {mailWaits ? (
        <EmptyState title="Your debate is ready">
          {passOnMessages.waitsShortly} Open the debate for a link to pass on. Back to the debates…
        </EmptyState>
      ) : (
        <EmptyState title="The question is out">Back to the debates…</EmptyState>
      )}
    </div>
  )
}
