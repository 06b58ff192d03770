import { useSession } from '../lib/session.ts'
import { NothingHere } from '../ui/states.tsx'

export function NotFoundScreen() {
  const isVisitor = useSession().status !== 'signed-in'
  return (
    <NothingHere title="Page not found" back={{ to: isVisitor ? '/' : '/dashboard', label: 'Back to home' }}>
      Nothing to squash here: this page doesn’t exist or has moved.
    </NothingHere>
  )
}
