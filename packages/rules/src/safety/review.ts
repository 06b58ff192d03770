import type { PrivateReason, SafetyReviewStatus } from '@squash/contract/values'
import type { EventOf } from '../events.ts'
import { ok, type Result, refuse } from '../result.ts'

/**
 * Whether an author may request a review of what keeps their conflict private.
 * @param asked.reason why their own words keep it private; null when they don't
 * @param asked.isWaiting whether an earlier request of theirs is still undecided
 */
export function decideReviewRequest({
  reason,
  isWaiting,
}: {
  reason: PrivateReason | null
  isWaiting: boolean
}): Result<PrivateReason, 'safety.nothing_to_review' | 'safety.review_waiting'> {
  if (reason === null) return refuse('safety.nothing_to_review')
  return isWaiting ? refuse('safety.review_waiting') : ok(reason)
}

type Review = { id: string; conflict_id: string; author_id: string; status: SafetyReviewStatus }
type Judgment = {
  admin: string
  /** Whether the admin is in a dispute with the author, as the other party to the conflict. */
  inDispute: boolean
  now: Date
}

/** Whether this admin has no stake in the conflict. */
export const mayDecideReview = ({ author_id }: Pick<Review, 'author_id'>, admin: string, inDispute: boolean): boolean =>
  author_id !== admin && !inDispute

/** Decides a request once. The event notifies only its author. */
export function decideReview(
  { id, conflict_id, author_id, status }: Review,
  { admin, inDispute, now }: Judgment,
): Result<EventOf<'safety_review.decided'>, 'safety.review_own' | 'safety.review_decided'> {
  if (!mayDecideReview({ author_id }, admin, inDispute)) return refuse('safety.review_own')
  if (status !== 'open') return refuse('safety.review_decided')
  return ok({ type: 'safety_review.decided', review: id, conflict: conflict_id, author: author_id, at: now })
}
