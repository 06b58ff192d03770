import type { QuestDetails } from '@squash/contract/quests'
import { useState } from 'react'
import { CredBadge, DifficultyBadge } from '../../lib/quests/difficulty-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmojiTile } from '../../ui/emoji-tile.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { progressOf } from './progress.ts'
import { QuestReview } from './quest-review.tsx'
import { QuestStepPart } from './quest-step-part.tsx'
import { useStartQuest } from './use-quest.ts'

/** A quest that is there: what it is about, how far the person is, and the step they are at. */
export function QuestPage({ details }: { details: QuestDetails }) {
  const { quest, user_progress, steps } = details
  // Completed before it was opened: what follows is a look back, and no quest.
  const [wasCompleted] = useState(user_progress.is_completed)
  const [index, setIndex] = useState(user_progress.current_step - 1)
  const [hasMoved, setMoved] = useState(false)
  const start = useStartQuest(details)
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
      {start.hasFailed && (
        <Notice tone="rose" urgent>
          <p className="mb-3">This quest has not started yet, so answers cannot be sent.</p>
          <Button onClick={start.start} busy={start.isStarting}>
            Try again
          </Button>
        </Notice>
      )}
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
