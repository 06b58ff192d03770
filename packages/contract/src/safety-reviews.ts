import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { safetyReviewMessages } from './messages/safety-reviews.ts'
import { id, optionalText, orDefault, page, text, timestamp } from './schemas.ts'
import { PRIVATE_REASONS, SAFETY_REVIEW_STATUSES } from './values.ts'

/**
 * An author's request to allow a ruling on their conflict again, as the author sees it. The other party never sees it.
 */
export const SafetyReview = z.object({
  id,
  conflict_id: id,
  status: z.enum(SAFETY_REVIEW_STATUSES),
  /** The author's explanation to the admins. */
  reason: z.string().nullable(),
  /** Whether they let the deciding admin read what they wrote in this conflict. */
  shows_words: z.boolean(),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  /** The admin's reply to the author. */
  answer: z.string().nullable(),
})
export type SafetyReview = z.infer<typeof SafetyReview>

/** The same request as admins see it: without a name, a title or the other party's words. */
export const AdminSafetyReview = SafetyReview.omit({ conflict_id: true }).extend({
  because: z.enum(PRIVATE_REASONS),
  /** What the author wrote in this conflict; only while the request is open, and only if they agreed to it. */
  words: z.array(z.object({ label: z.string(), text: z.string() })).nullable(),
  /** False once decided, and for an admin who is involved in the conflict or in a dispute with its author. */
  can_decide: z.boolean(),
})
export type AdminSafetyReview = z.infer<typeof AdminSafetyReview>

export const safetyReviews = {
  /**
   * Asks the admins to review a conflict that is kept private because of the caller's own words. Only one request can
   * be open at a time.
   */
  request_safety_review: write('request_safety_review')
    .errors(
      refusals(['conflict.not_found', 'safety.nothing_to_review', 'safety.review_waiting', 'safety.too_many_reviews']),
    )
    .input(
      z.object({
        p_conflict_id: id,
        reason: optionalText(LIMITS.reportReason),
        show_my_words: orDefault(z.boolean(), false),
      }),
    )
    .output(SafetyReview),

  /**
   * Either requests waiting for a decision, oldest first, or decided ones, newest first. `p_before`: the last row of
   * the previous page.
   */
  get_safety_reviews: read('get_safety_reviews', 'admin')
    .input(z.object({ ...page, p_status: orDefault(z.enum(['waiting', 'decided']), 'waiting') }))
    .output(z.array(AdminSafetyReview)),

  /** Lifts or confirms what keeps the conflict private. The author reads the reply. */
  decide_safety_review: write('decide_safety_review', 'admin')
    .errors(refusals(['safety.review_not_found', 'safety.review_decided', 'safety.review_own']))
    .input(
      z.object({
        id,
        verdict: z.enum(SAFETY_REVIEW_STATUSES).exclude(['open']),
        answer: text(LIMITS.reportReason, safetyReviewMessages.answerRequired),
      }),
    )
    .output(AdminSafetyReview),
}
