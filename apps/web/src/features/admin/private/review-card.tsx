import type { AdminSafetyReview } from '@squash/contract/safety-reviews'
import { useId, useRef, useState } from 'react'
import { dayOf } from '../../../lib/dates.ts'
import { Said } from '../../../lib/moderation/said.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CHOICES, type Choice, NOTICED, STATUS } from './review-words.ts'

type ReviewCardProps = { review: AdminSafetyReview; list: () => HTMLElement | null }

/** One request with everything there is to judge it by: no name, no title, and words only where their author agreed. */
export function ReviewCard({ review, list }: ReviewCardProps) {
  const heading = useId()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDecided = useRef(false)
  const { label, tone } = STATUS[review.status]
  const hasStake = review.status === 'open' && !review.can_decide
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="eyebrow">
            <time dateTime={review.created_at}>{dayOf(review.created_at)}</time>
          </p>
          <h2 id={heading} className="mt-0.5 text-xl">
            {NOTICED[review.because]}
          </h2>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </header>
      {hasStake ? (
        <p className="text-muted">
          You’re part of this conflict, or in a dispute with its author. Another admin decides.
        </p>
      ) : (
        <>
          {review.reason === null ? (
            <p className="text-muted">The author gave no reason.</p>
          ) : (
            <Said by="What the author says">{review.reason}</Said>
          )}
          {review.words?.map(({ label: by, text }) => (
            <Said key={by} by={by}>
              {text}
            </Said>
          ))}
          {review.status === 'open' && review.words === null && (
            <p className="text-muted">They’d rather not show what they wrote.</p>
          )}
          {review.answer !== null && <Said by="The answer">{review.answer}</Said>}
        </>
      )}
      {review.can_decide && (
        <div className="flex flex-wrap gap-3">
          {CHOICES.map((option) => (
            <Button
              key={option.verdict}
              onClick={() => {
                setChoice(option)
                setOpen(true)
              }}
            >
              {option.label}
            </Button>
          ))}
        </div>
      )}
      {choice && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={choice.title}
          description={choice.follows}
          focusAfter={() => (isDecided.current ? list() : null)}
        >
          <AnswerForm
            key={choice.verdict}
            id={review.id}
            choice={choice}
            onClose={() => setOpen(false)}
            onDecided={() => {
              isDecided.current = true
              list()?.focus()
            }}
          />
        </Dialog>
      )}
    </Card>
  )
}
