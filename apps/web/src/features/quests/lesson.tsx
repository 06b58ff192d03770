import type { QuestStep } from '@squash/contract/quests'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { paragraphsOf } from './texts.ts'

/** The lesson for a step; open at first, but can be collapsed. */
export function Lesson({
  step,
  open = true,
  title = 'The lesson',
  mark = <Mascot pose="calm" className="h-9 shrink-0" />,
}: {
  step: QuestStep
  open?: boolean
  title?: string
  mark?: ReactNode
}) {
  return (
    <Card tone="mediator" flush>
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

/** A quest's text, split into paragraphs; a paragraph that is entirely a quotation is highlighted. */
export function QuestText({ text }: { text: string }) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-3">
      {paragraphsOf(text).map(({ words, isQuote }) =>
        isQuote ? (
          <blockquote
            key={words}
            className="outlined rounded-control bg-tangerine-soft px-4 py-3 text-lg leading-snug font-semibold"
          >
            {words}
          </blockquote>
        ) : (
          <p key={words}>{words}</p>
        ),
      )}
    </div>
  )
}
