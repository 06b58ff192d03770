import type { PrivateReason, SafetyReviewStatus } from '@squash/contract/values'

export type SafetyReviewTables = {
  safety_reviews: {
    id: string
    conflict_id: string
    author_id: string
    status: SafetyReviewStatus
    because: PrivateReason
    reason: string | null
    shows_words: boolean
    created_at: Date
    /** When its status last changed. */
    moved_at: Date
    decided_by: string | null
    answer: string | null
  }
}
