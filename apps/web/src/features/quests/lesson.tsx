import type { QuestDetails, QuestStep } from '@squash/contract/quests'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Mascot } from '../../ui/mascot.tsx'

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

/** The paragraphs of a text, and whether each is entirely a quotation. */
export const paragraphsOf = (text: string): { words: string; isQuote: boolean }[] =>
  text
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== '')
    .map((words) => ({ words, isQuote: /^“[^“”]*”$/.test(words) }))

/** The text and value of the progress bar. @param index of the step shown, 0 for the first */
export function progressOf({ user_progress, steps }: QuestDetails, index: number) {
  const total = steps.length
  const passed = steps.filter(({ feedback_correct }) => feedback_correct !== null).length
  return {
    step: Math.min(index + 1, total),
    of: total,
    percentage: user_progress.is_completed ? 100 : Math.round((100 * passed) / Math.max(1, total)),
  }
}

type FeedbackProps = {
  isCorrect: boolean
  text: string
  /** The user's answer, for comparison. */
  answer: string | null
  onContinue: () => void
}

/** The verdict on an answer, with the reason. It stays until the user continues. */
export function Feedback({ isCorrect, text, answer, onContinue }: FeedbackProps) {
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => verdict.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      {answer && (
        <div className="rounded-control border-2 border-dashed border-muted px-4 py-3">
          <p className="eyebrow mb-1">Your answer</p>
          <p className="whitespace-pre-line">{answer}</p>
        </div>
      )}
      <div
        data-moment
        className={classNames(
          'drop-in outlined rounded-control px-4 py-4 sm:px-5',
          isCorrect ? 'bg-lime-soft' : 'bg-rose-soft',
        )}
      >
        <h3 ref={verdict} tabIndex={-1} className="text-xl outline-none">
          <span aria-hidden>{isCorrect ? '✓ ' : '↻ '}</span>
          {isCorrect ? 'CORRECT!' : 'NOT QUITE'}
        </h3>
        {text.split('\n\n').map((part) => (
          <p key={part} className="mt-2 max-w-[68ch]">
            {part}
          </p>
        ))}
        {!isCorrect && <p className="mt-2">Continue to have another go.</p>}
      </div>
      <Button variant={isCorrect ? 'success' : 'primary'} size="large" onClick={onContinue} className="sm:self-start">
        CONTINUE
      </Button>
    </div>
  )
}
