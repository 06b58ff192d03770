import { useSession } from '../lib/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { EmptyState } from '../ui/states.tsx'

export function NotFoundScreen() {
  const isVisitor = useSession().status !== 'signed-in'
  return (
    <Page title="Page not found">
      <EmptyState
        pose="shrug"
        title="Nothing to squash here"
        action={
          <LinkButton to={isVisitor ? '/' : '/dashboard'} variant="primary">
            {isVisitor ? 'Go to the home page' : 'Back to your conflicts'}
          </LinkButton>
        }
      >
        This page doesn’t exist or has moved. The squash looked everywhere.
      </EmptyState>
    </Page>
  )
}
