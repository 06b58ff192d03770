import type { QuestStep } from '@squash/contract/quests'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { QuestText } from './quest-text.tsx'

/** Where a link to the lesson leads. */
export const LESSON = 'lesson'

/** What there is to learn for a step; open at first, and folded away by whoever knows it. */
export function Lesson({
  step,
  open = true,
  title = 'The lesson',
  mark = <Mascot pose="calm" className="h-9 shrink-0" />,
  id,
}: {
  step: QuestStep
  open?: boolean
  title?: string
  mark?: ReactNode
  id?: string
}) {
  return (
    <Card tone="mediator" flush id={id}>
      <details open={open} className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
          {mark}
          <span className="min-w-0 flex-1 font-display text-xl leading-tight font-extrabold tracking-tight">
            {title}
          </span>
          <span aria-hidden className="transition-transform duration-150 group-open:rotate-180">
            ▾
          </span>
        </summary>
        <div className="flex flex-col gap-5 border-t-2 border-outline px-5 py-5 sm:px-6">
          <QuestText text={step.lesson} />
          {step.examples.map((example) => (
            <ExampleCard key={example.better} {...example} />
          ))}
        </div>
      </details>
    </Card>
  )
}

function ExampleCard({ who, instead, better }: QuestStep['examples'][number]) {
  return (
    <figure className="outlined overflow-hidden rounded-control bg-card">
      <figcaption className="eyebrow border-b-2 border-outline px-4 py-2">{who}</figcaption>
      <div className="grid sm:max-lg:grid-cols-2">
        <p className="border-b-2 border-outline bg-rose-soft px-4 py-3 sm:max-lg:border-r-2 sm:max-lg:border-b-0">
          <strong className="mb-0.5 block text-sm">
            <span aria-hidden>✕ </span>Instead of
          </strong>
          {instead}
        </p>
        <p className="bg-card px-4 py-3">
          <strong className="mb-0.5 block text-sm">
            <span aria-hidden>✓ </span>Try
          </strong>
          {better}
        </p>
      </div>
    </figure>
  )
}
