import { useSession } from '../lib/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

export function NotFoundScreen() {
  const isVisitor = useSession().status !== 'signed-in'
  return (
    <div className="column max-w-2xl py-12">
      <EmptyState
        heading="h1"
        pose="shrug"
        title="Page not found"
        action={
          <LinkButton to={isVisitor ? '/' : '/dashboard'} variant="primary">
            Back to home
          </LinkButton>
        }
      >
        Nothing to squash here: this page doesn’t exist or has moved.
      </EmptyState>
    </div>
  )
}
