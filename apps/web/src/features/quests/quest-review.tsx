import type { QuestDetails } from '@squash/contract/quests'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Lesson } from './lesson.tsx'

/** A quest that was completed before: its lessons, to be read again. */
export function QuestReview({ details: { quest, steps } }: { details: QuestDetails }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="flex flex-wrap items-center gap-5 lg:col-span-2">
        <Mascot pose="calm" className="h-20 shrink-0" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-2xl">You have completed this quest</h2>
          <p className="mt-1 text-muted">
            {quest.unlocks_tool
              ? `Your tool, the ${quest.unlocks_tool}, waits wherever you write about a conflict. `
              : ''}
            Its lessons stay here.
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
