import { LinkButton } from '../../ui/link-button.tsx'
import { ProgressNote } from '../../ui/progress-note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Group } from './group.tsx'

const nothing = () => undefined

export function Waiting() {
  return (
    <Group title="Loading, working, empty, failed">
      <Loading className="flex flex-col gap-3">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-24 rounded-card" />
      </Loading>
      <ProgressNote estimate="about 10 seconds">Reading both sides…</ProgressNote>
      <EmptyState
        title="No conflicts. Suspicious."
        action={
          <LinkButton to="/design" variant="primary">
            Start a new conflict
          </LinkButton>
        }
      >
        Peace, or nobody said it yet?
      </EmptyState>
      <ErrorState message="Squash can't be reached. Check your connection and try again." onRetry={nothing} />
      <ErrorState message="Trying once more." onRetry={nothing} retrying />
    </Group>
  )
}
