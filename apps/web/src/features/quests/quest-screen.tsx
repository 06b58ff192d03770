import { questsMessages } from '@squash/contract/messages/quests'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { errorMessage } from '../../lib/api-error.ts'
import { useFailureToast } from '../../lib/failure.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { useQuest } from './queries.ts'
import { QuestPage } from './quest-page.tsx'

/** /quest/{questId}: a quest at the user's current step. */
export function QuestScreen() {
  const { questId } = useParams()
  // Links built from a missing value contain "undefined".
  if (!questId || questId === 'undefined') return <InvalidQuestId />
  return <QuestOf key={questId} questId={questId} />
}

function QuestOf({ questId }: { questId: string }) {
  const { data, error, isFetching, refetch } = useQuest(questId)
  useFailureToast(error !== null && data === undefined, questsMessages.detailsFailed)
  if (data) return <QuestPage details={data} />
  if (data === null) return <QuestNotFound />
  if (error === null) return <QuestSkeleton />
  return (
    <div className="column max-w-3xl py-12">
      <ErrorState
        title={questsMessages.detailsFailed}
        message={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  )
}

function QuestNotFound() {
  return (
    <div className="column max-w-2xl py-12">
      <EmptyState
        heading="h1"
        pose="shrug"
        title="QUEST NOT FOUND"
        action={
          <LinkButton to="/quests" variant="primary">
            Back to quests
          </LinkButton>
        }
      >
        {questsMessages.notFound}
      </EmptyState>
    </div>
  )
}

function InvalidQuestId() {
  useEffect(() => toast.error(questsMessages.invalidId), [])
  return <Navigate to="/quests" replace />
}

/** The skeleton of a quest while it loads, in the same dimensions. */
export function QuestSkeleton() {
  return (
    <Loading label="Loading the quest…" className="column pt-6 pb-16 sm:pt-8">
      <Skeleton className="mt-2.5 h-6 w-24" />
      <div className="mt-4 flex items-center gap-4">
        <Skeleton className="size-16 rounded-card sm:size-20" />
        <Skeleton className="h-10 w-full max-w-sm" />
      </div>
      <Skeleton className="mt-4 h-12 w-full" />
      <Skeleton className="mt-3 h-7 w-64" />
      <Skeleton className="mt-7 h-12 w-full" />
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <Skeleton className="h-104 rounded-card" />
        <Skeleton className="h-160 rounded-card" />
      </div>
    </Loading>
  )
}
