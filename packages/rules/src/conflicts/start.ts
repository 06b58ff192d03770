import type { MessageWriter, Mood } from '@squash/contract/values'
import { ok, refuse } from '../result.ts'
import { textStatistics } from '../text/statistics.ts'
import { about, type Conflict, type Decided } from './conflict.ts'

/** What the other person reads of a message, and who wrote it. */
export type Translation = { text: string; written_by: MessageWriter }

export type Start = {
  id: string
  title: string
  creator: string
  creator_email: string
  /** The resolved conflict of the same two people that it follows up on. */
  follow_up_of?: string | null
  /** The account with the invited address, or null if there is none yet. */
  invitee_id: string | null
  user2_email: string
  mood: Mood
  raw_message: string
  translation: Translation
  now: Date
}

/**
 * Starts a conflict between its creator and the person with the given address. Addresses are compared
 * case-insensitively. The contract checks lengths and blanks.
 */
export function decideStart(start: Start): Decided<'conflict.with_yourself'> {
  const invited = start.user2_email.toLowerCase()
  if (invited === start.creator_email.toLowerCase() || start.invitee_id === start.creator) {
    return refuse('conflict.with_yourself')
  }

  const conflict: Conflict = {
    ...INITIAL_FIELDS,
    id: start.id,
    title: start.title,
    user1_id: start.creator,
    user2_email: invited,
    invitee_id: start.invitee_id,
    user1_mood: start.mood,
    user1_raw_message: start.raw_message,
    user1_translated_message: start.translation.text,
    user1_translation_by: start.translation.written_by,
    created_at: start.now,
    follow_up_of: start.follow_up_of ?? null,
    last_move_at: start.now,
  }
  const invite = start.invitee_id ? 'notified' : 'sent'
  const message = textStatistics(start.raw_message)
  return ok({
    conflict,
    events: [{ type: 'conflict.started', ...about(conflict, start.now), mood: start.mood, message, invite }],
  })
}

/** The fields of a new conflict that later steps fill in. */
export const INITIAL_FIELDS = {
  user2_id: null,
  user2_mood: null,
  user2_raw_message: null,
  user2_translated_message: null,
  user2_translation_by: null,
  status: 'pending',
  closed_reason: null,
  closed_without_blame: false,
  answered_at: null,
  resolved_at: null,
  user1_satisfaction: null,
  user2_satisfaction: null,
  ai_summary: null,
  ai_suggestion: null,
  mediation_commitments: null,
  mediation_by: null,
  ai_rehash_summary: null,
  ai_rehash_suggestion: null,
  rehash_commitments: null,
  rehash_by: null,
  rehash_attempted_at: null,
  user1_core_issue: null,
  user2_core_issue: null,
  ai_core_reflection: null,
  ai_core_suggestion: null,
  reflection_commitments: null,
  reflection_by: null,
  core_issues_attempted_at: null,
  final_ruling_requested_at: null,
  final_ruling_requested_by: null,
  final_ai_ruling: null,
  ai_final_summary: null,
  ruling_by: null,
  ruling_verdict: null,
  ruling_asked: null,
  ruling_came_first: null,
  ruling_orders_agreed: null,
  user1_strongest_point: null,
  user2_strongest_point: null,
  final_ruling_issued_at: null,
  user1_name_shown: false,
  user2_name_shown: false,
  kept_private: false,
  user1_private_reason: null,
  user2_private_reason: null,
  ruling_withheld_at: null,
  reopened_at: null,
} as const satisfies Partial<Conflict>
