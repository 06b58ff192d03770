import { questsMessages } from '@squash/contract/messages/quests'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { errorMessage } from '../../lib/api-error.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { QuestPage } from './quest-page.tsx'
import { QuestSkeleton } from './quest-skeleton.tsx'
import { useQuest } from './use-quest.ts'

/** /quest/{questId}: a quest at the step where the person is (spec community §2). */
export function QuestScreen() {
  const { questId } = useParams()
  // A link that was made of a missing value.
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
            Back to the quests
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
