import { LIMITS } from '@squash/contract/limits'
import { safetyReviewMessages } from '@squash/contract/messages/safety-reviews'
import type { AdminSafetyReview } from '@squash/contract/safety-reviews'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { dayOf } from '../../lib/dates.ts'
import { DraftForm } from '../../lib/forms/dialog-form.tsx'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toast.ts'
import { type ListStatus, ModerationCard, ModerationQueue, REFETCH, Verdicts } from './moderation-list.tsx'
import { type Choice, NOTICED, REVIEW_CHOICES, REVIEW_STATUS, type ReviewVerdict } from './texts.ts'

const EMPTY: Record<ListStatus, { title: string; text: string }> = {
  waiting: {
    title: 'Nothing to decide',
    text: 'When a conflict is made private, its author can ask for a review. Requests appear here.',
  },
  decided: { title: 'Nothing decided yet', text: 'Decisions and answers are listed here.' },
}

/** Review requests from users whose text keeps a conflict private. */
export const SafetyReviews = () => (
  <ModerationQueue
    legend="Which requests"
    label="Requests"
    what="requests"
    empty={EMPTY}
    useItems={useReviews}
    card={(review, list) => <ReviewCard key={review.id} review={review} list={list} />}
  />
)

const useReviews = (status: ListStatus) =>
  useInfiniteQuery({
    ...api.safetyReviews.get_safety_reviews.infiniteOptions(pagesBefore({ p_status: status })),
    refetchInterval: REFETCH,
  })

type ReviewCardProps = { review: AdminSafetyReview; list: () => HTMLElement | null }

/** A request with the information for judging it: no name, no title, and the text only if its author agreed. */
function ReviewCard({ review, list }: ReviewCardProps) {
  const { label, tone } = REVIEW_STATUS[review.status]
  const hasStake = review.status === 'open' && !review.can_decide
  return (
    <ModerationCard
      eyebrow={<time dateTime={review.created_at}>{dayOf(review.created_at)}</time>}
      title={NOTICED[review.because]}
      badges={<Badge tone={tone}>{label}</Badge>}
    >
      {hasStake ? (
        <p className="text-muted">
          You’re part of this conflict, or in a dispute with its author. Another moderator has to decide.
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
            <p className="text-muted">They chose not to share what they wrote.</p>
          )}
          {review.answer !== null && <Said by="Answer">{review.answer}</Said>}
        </>
      )}
      {review.can_decide && (
        <Verdicts
          choices={REVIEW_CHOICES}
          list={list}
          form={(choice, onClose, onDecided) => (
            <AnswerForm key={choice.verdict} id={review.id} choice={choice} onClose={onClose} onDecided={onDecided} />
          )}
        />
      )}
    </ModerationCard>
  )
}

type AnswerFormProps = { id: string; choice: Choice<ReviewVerdict>; onClose: () => void; onDecided: () => void }

/** The form for answering the author. */
function AnswerForm({ id, choice: { verdict, label }, onClose, onDecided }: AnswerFormProps) {
  const queries = useQueryClient()
  const refetch = () => void queries.invalidateQueries({ queryKey: api.safetyReviews.key() })
  return (
    <DraftForm
      draft={`safety-answer:${id}:${verdict}`}
      label="Your answer"
      hint="The author will see exactly what you write."
      required={safetyReviewMessages.answerRequired}
      max={LIMITS.reportReason}
      rows={4}
      submit={label}
      send={(answer) => client.safetyReviews.decide_safety_review({ id, verdict, answer })}
      onSent={() => {
        toast.success('Decision saved.')
        onDecided()
        refetch()
      }}
      // Another admin may have decided it in the meantime.
      onFailed={refetch}
      onClose={onClose}
    />
  )
}
