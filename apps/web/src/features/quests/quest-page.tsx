import type { QuestDetails } from '@squash/contract/quests'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Lesson } from './lesson.tsx'
import { useStartQuest } from './queries.ts'
import { CredBadge, DifficultyBadge } from './quest-badges.tsx'
import { QuestStepPart } from './quest-step.tsx'
import { progressOf } from './texts.ts'

/** A quest: its description, the user's progress, and the current step. */
export function QuestPage({ details }: { details: QuestDetails }) {
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
