import { TIMING } from '@squash/contract/limits'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { EmptyState } from '../../../ui/states.tsx'

/** The moment between asking and the list. */
export function Asked() {
  useRedirect('/debates', TIMING.afterDebate)
  return (
    <div role="status">
      <EmptyState title="The question is out">Back to the debates…</EmptyState>
    </div>
  )
}
