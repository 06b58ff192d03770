import { forumMessages } from '@squash/contract/messages/forum'
import { errorMessage } from '../../lib/api-error.ts'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ForumStory } from './forum-story.tsx'
import { ForumVotePanel } from './forum-vote-panel.tsx'
import { useForumConflict } from './use-forum.ts'

/** /reddit-conflict: one conflict a day from a public forum, for everybody to read and to vote on once. */
export function ForumScreen() {
  return (
    <Page
      title="Reddit Conflict"
      width="narrow"
      lead={<p>One conflict a day from a public forum. Whoever wrote it is not here, so be fair to both sides.</p>}
    >
      <Today />
    </Page>
  )
}

function Today() {
  const conflict = useForumConflict()
  if (conflict.data)
    return (
      <div className="flex flex-col gap-5 sm:gap-6">
        <ForumStory conflict={conflict.data} now={new Date()} />
        <ForumVotePanel key={conflict.data.id} conflict={conflict.data} />
      </div>
    )
  if (conflict.data === null)
    return (
      <EmptyState title="NO DAILY CONFLICT AVAILABLE" pose="shrug">
        There is a new one every day. This page looks again by itself.
      </EmptyState>
    )
  if (conflict.isError)
    return (
      <ErrorState
        title={forumMessages.loadFailed}
        message={errorMessage(conflict.error)}
        onRetry={() => void conflict.refetch()}
        retrying={conflict.isFetching}
      />
    )
  return (
    <Loading label="Loading the conflict of the day…">
      <div className="flex flex-col gap-5 sm:gap-6">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </Loading>
  )
}
