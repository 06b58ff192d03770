import { questsMessages } from '@squash/contract/messages/quests'
import type { QuestDetails } from '@squash/contract/quests'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useFailureToast } from '../../lib/failure.tsx'
import { LoadFailed } from '../../lib/loaded.tsx'
import { CredBadge, DifficultyBadge } from '../../lib/quests.tsx'
import { LeaveFor } from '../../lib/redirects.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, NothingHere, Skeleton } from '../../ui/states.tsx'
import { Lesson, progressOf } from './lesson.tsx'
import { useQuest, useStartQuest } from './queries.ts'
import { QuestStepPart } from './quest-step.tsx'

/** /quest/{questId}: a quest at the user's current step. */
export function QuestScreen() {
  const { questId } = useParams()
  // Links built from a missing value contain "undefined".
  if (!questId || questId === 'undefined') return <LeaveFor to="/quests" reason={questsMessages.invalidId} />
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
      <LoadFailed query={{ error, isFetching, refetch }} title={questsMessages.detailsFailed} />
    </div>
  )
}

const QuestNotFound = () => (
  <NothingHere title="QUEST NOT FOUND" back={{ to: '/quests', label: 'Back to quests' }}>
    {questsMessages.notFound}
  </NothingHere>
)

/** The skeleton of a quest while it loads, in the same dimensions. */
function QuestSkeleton() {
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

/** A quest: its description, the user's progress, and the current step. */
function QuestPage({ details }: { details: QuestDetails }) {
  const { quest, user_progress, steps } = details
  // A quest completed before this visit shows the review, not the steps.
  const [wasCompleted] = useState(user_progress.is_completed)
  const [index, setIndex] = useState(user_progress.current_step - 1)
  const [hasMoved, setMoved] = useState(false)
  useStartQuest(details)
  const step = steps[Math.min(index, steps.length - 1)]
  const progress = progressOf(details, index)
  return (
    <Page
      title={quest.title}
      back={{ to: '/quests', label: 'Quests' }}
      picture={<EmojiTile emoji={quest.emoji} size="large" tone="mediator" />}
      lead={
        <>
          <p className="w-full">{quest.description}</p>
          <DifficultyBadge difficulty={quest.difficulty} />
          <Badge>{quest.theme}</Badge>
          <CredBadge cred={quest.reward_cred} />
        </>
      }
    >
      <div className="mb-6">
        <p className="mb-2 flex justify-between gap-3 text-sm font-bold tracking-wide">
          <span>
            STEP {progress.step} OF {progress.of}
          </span>
          <span>{progress.percentage}% COMPLETE</span>
        </p>
        <Meter value={progress.percentage} max={100} />
      </div>
      {wasCompleted || !step ? (
        <QuestReview details={details} />
      ) : (
        <QuestStepPart
          key={step.id}
          details={details}
          step={step}
          takesFocus={hasMoved}
          onNext={(number) => {
            setMoved(true)
            setIndex(number - 1)
          }}
        />
      )}
    </Page>
  )
}

/** The review of a completed quest: its lessons, for rereading. */
function QuestReview({ details: { quest, steps } }: { details: QuestDetails }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="flex flex-wrap items-center gap-5 lg:col-span-2">
        <Mascot pose="calm" className="h-20 shrink-0" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-2xl">You’ve completed this quest</h2>
          <p className="mt-1 text-muted">
            {quest.unlocks_tool
              ? `You’ll find your tool, the ${quest.unlocks_tool}, wherever you write about a conflict. `
              : ''}
            The lessons stay here.
          </p>
        </div>
        <LinkButton to="/quests" variant="primary">
          More quests
        </LinkButton>
      </Card>
      {steps.map((step) => (
        <Lesson
          key={step.id}
          step={step}
          open={false}
          title={step.title}
          mark={<StepNumber>{step.step_number}</StepNumber>}
        />
      ))}
    </div>
  )
}

const StepNumber = ({ children }: { children: number }) => (
  <span
    aria-hidden
    className="outlined grid size-9 shrink-0 place-items-center rounded-full bg-card font-bold tabular-nums"
  >
    {children}
  </span>
)
