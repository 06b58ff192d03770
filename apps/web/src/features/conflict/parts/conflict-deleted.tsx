import { TIMING } from '@squash/contract/limits'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { EmptyState } from '../../../ui/states.tsx'

/** The moment between deleting a conflict and being back on the dashboard. */
export function ConflictDeleted() {
  useRedirect('/dashboard', TIMING.afterDelete)
  return (
    <div className="column max-w-2xl py-12">
      <EmptyState heading="h1" title="Gone">
        This conflict is deleted. Taking you back to the dashboard…
      </EmptyState>
    </div>
  )
}
