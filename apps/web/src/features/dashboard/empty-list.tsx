import type { Group } from '@squash/contract/values'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { StartConflict } from './start-conflict.tsx'

/** No conflicts in this list: what that means, and what to do next. */
export function EmptyList({ group }: { group: Group }) {
  return group === 'active' ? (
    <EmptyState title="Nothing to squash" action={<StartConflict className="max-md:hidden" />}>
      No open conflicts. If something is simmering, say it here while it is still small.
    </EmptyState>
  ) : (
    <EmptyState title="No squashes yet" action={<LinkButton to="/conflicts">See active conflicts</LinkButton>}>
      What you two settle comes to rest here, for the days when you need to remember that it works.
    </EmptyState>
  )
}
