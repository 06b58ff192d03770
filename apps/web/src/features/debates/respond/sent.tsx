import { TIMING } from '@squash/contract/limits'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { EmptyState } from '../../../ui/states.tsx'

/** The moment between answering and the list. */
export function Sent() {
  useRedirect('/debates', TIMING.afterDebate)
  return (
    <div role="status" className="column max-w-2xl py-12">
      <EmptyState heading="h1" title="The floor is open">
        Your debate takes votes from now on. Back to the list…
      </EmptyState>
    </div>
  )
}
