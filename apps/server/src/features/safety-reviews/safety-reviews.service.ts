import type { AdminSafetyReview, SafetyReview } from '@squash/contract/safety-reviews'
import type { SafetyReviewStatus } from '@squash/contract/values'
import { ok, type Result, refuse } from '@squash/rules/result'
import { decideReview, decideReviewRequest, mayDecideReview } from '@squash/rules/safety/review'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { isInDispute } from '../admin/public.ts'
import type { Audit } from '../audit/public.ts'
import type { PrivateConflicts } from '../conflicts/public.ts'
import {
  type AdminReviewRow,
  eraseReviewsOf,
  findConflictOf,
  findForAdmin,
  findLatestReview,
  insertReview,
  listDecided,
  listReviewsOf,
  listWaiting,
  lockReview,
  type Page,
  type ReviewRow,
  storeVerdict,
} from './safety-reviews.store.ts'

type SafetyReviewParts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  audit: Audit
  conflicts: PrivateConflicts
  newId: () => string
  /** Uses up one of the user's requests today. @returns null, or the seconds to wait */
  spendReview: (person: string) => Promise<number | null>
}

type Request = { p_conflict_id: string; reason?: string | null | undefined; show_my_words: boolean }
type Judgment = { id: string; verdict: Exclude<SafetyReviewStatus, 'open'>; answer: string }

/** Reviews of what keeps a conflict private: a false alarm isn't final (docs/reference/safety.md#asking-for-a-review). */
export function createSafetyReviews({
  database: { db },
  clock,
  outbox,
  audit,
  conflicts,
  newId,
  spendReview,
}: SafetyReviewParts) {
  return {
    /** Before the transaction: whether the daily limit allows another request. */
    async allow(person: string): Promise<Result<null, 'safety.too_many_reviews'>> {
      const wait = await spendReview(person)
      return wait === null ? ok(null) : refuse('safety.too_many_reviews', { retry_after: wait })
    },

    /** Requests a review of one's own texts, one at a time. */
    async request(tx: Tx, person: string, { p_conflict_id, reason = null, show_my_words }: Request) {
      const mark = await conflicts.lockMark(tx, p_conflict_id, person)
      if (mark === null) return refuse('conflict.not_found')
      const latest = await findLatestReview(tx, p_conflict_id, person)
      const decided = decideReviewRequest({ reason: mark.reason, isWaiting: latest?.status === 'open' })
      if (!decided.ok) return decided
      const now = clock.now()
      const row = await insertReview(tx, {
        id: newId(),
        conflict_id: p_conflict_id,
        author_id: person,
        status: 'open',
        because: decided.value,
        reason,
        shows_words: show_my_words,
        created_at: now,
        moved_at: now,
        decided_by: null,
        answer: null,
      })
      return ok(presentReview(row))
    },

    /** Undecided requests, the longest waiting first. */
    async waiting(admin: string, page: Page): Promise<AdminSafetyReview[]> {
      return (await listWaiting(db, admin, page)).map((row) => presentForAdmin(row, admin))
    },

    /** Decided requests, the latest first. */
    async decided(admin: string, page: Page): Promise<AdminSafetyReview[]> {
      return (await listDecided(db, admin, page)).map((row) => presentForAdmin(row, admin))
    },

    /** Lifts or keeps the mark. If two admins decide concurrently, the second is refused. */
    async decide(tx: Tx, admin: string, { id, verdict, answer }: Judgment) {
      const conflict = await findConflictOf(tx, id)
      if (conflict === null) return refuse('safety.review_not_found')
      // Lock the conflict first, as when a review is requested.
      const lift = await conflicts.lockForLift(tx, conflict)
      const review = await lockReview(tx, id)
      if (lift === null || review === null) return refuse('safety.review_not_found')
      const inDispute = await isInDispute(tx, admin, [review.author_id])
      const now = clock.now()
      const decision = decideReview(review, { admin, inDispute, now })
      if (!decision.ok) return decision
      if (verdict === 'lifted') await lift(review.author_id)
      const act = { act: `safety_review.${verdict}` as const, subject: id }
      const statement = audit.alongside(outbox.alongside(tx, [decision.value]), admin, [act])
      await storeVerdict(statement, { id, status: verdict, admin, answer, at: now })
      return ok(presentForAdmin(await findForAdmin(tx, id, admin), admin))
    },

    /** A user's own latest request about a conflict. */
    async latest(person: string, conflict: string): Promise<SafetyReview | null> {
      const row = await findLatestReview(db, conflict, person)
      return row && presentReview(row)
    },

    /** A user's requests in their download. */
    async own(person: string): Promise<SafetyReview[]> {
      return (await listReviewsOf(db, person)).map(presentReview)
    },

    /** Called in the transaction that erases an account. */
    personErased: (tx: Tx, { id }: Pick<ErasedPerson, 'id'>): Promise<void> => eraseReviewsOf(tx, id),
  }
}

export type SafetyReviews = ReturnType<typeof createSafetyReviews>

/** A request as its author sees it. */
const presentReview = (row: ReviewRow): SafetyReview => ({
  id: row.id,
  conflict_id: row.conflict_id,
  status: row.status,
  reason: row.reason,
  shows_words: row.shows_words,
  created_at: row.created_at.toISOString(),
  decided_at: row.status === 'open' ? null : row.moved_at.toISOString(),
  answer: row.answer,
})

/** A request as an admin sees it. One with a conflict of interest sees neither its reason, its answer nor the texts. */
function presentForAdmin(row: AdminReviewRow, viewer: string): AdminSafetyReview {
  const { conflict_id: _, ...review } = presentReview(row)
  const hasNoStake = mayDecideReview(row, viewer, row.in_dispute)
  const words = [
    { label: 'What they typed', text: row.raw_message },
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
