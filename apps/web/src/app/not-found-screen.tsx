import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { EmptyState } from '../ui/states.tsx'

export function NotFoundScreen() {
  return (
    <Page title="Page not found">
      <EmptyState
        pose="shrug"
        title="Nothing to squash here"
        action={
          <LinkButton to="/dashboard" variant="primary">
            Back to your conflicts
          </LinkButton>
        }
      >
        This page doesn’t exist or has moved. The squash looked everywhere.
      </EmptyState>
    </Page>
  )
}
