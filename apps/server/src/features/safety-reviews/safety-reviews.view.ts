import type { AdminSafetyReview, SafetyReview } from '@squash/contract/safety-reviews'
import { mayDecideReview } from '@squash/rules/safety/review'
import type { AdminReviewRow, ReviewRow } from './safety-reviews.store.ts'

/** A request as its author sees it. */
export const presentReview = (row: ReviewRow): SafetyReview => ({
  id: row.id,
  conflict_id: row.conflict_id,
  status: row.status,
  reason: row.reason,
  shows_words: row.shows_words,
  created_at: row.created_at.toISOString(),
  decided_at: row.status === 'open' ? null : row.moved_at.toISOString(),
  answer: row.answer,
})

/** The same as an admin sees it. One with a conflict of interest reads neither the reason nor the text. */
export function presentForAdmin(row: AdminReviewRow, viewer: string): AdminSafetyReview {
  const { conflict_id: _, ...review } = presentReview(row)
  const hasNoStake = mayDecideReview(row, viewer, row.in_dispute)
  const words = [
    { label: 'What they wrote first', text: row.raw_message },
    { label: 'Their core issue', text: row.core_issue },
  ].flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]))
  const isShown = hasNoStake && row.shows_words && row.status === 'open'
  return {
    ...review,
    reason: hasNoStake ? review.reason : null,
    answer: hasNoStake ? review.answer : null,
    because: row.because,
    words: isShown ? words : null,
    can_decide: hasNoStake && row.status === 'open',
  }
}
