import type { RefusalCode } from '@squash/contract/errors'
import type {
  ClosedReason,
  ConflictStatus,
  MessageWriter,
  Mood,
  Party,
  PrivateReason,
  Writer,
} from '@squash/contract/values'
import type { DomainEvent, Parties } from '../events.ts'
import type { Result } from '../result.ts'

/**
 * A conflict as the rules see it: the entity of the specification (core-flow §3), field by field, plus what the
 * decisions add. Field names are the specification's, so that a reader meets one word for one thing from row to screen.
 */
export type Conflict = {
  readonly id: string
  readonly title: string
  /** null once the account is erased. */
  readonly user1_id: string | null
  readonly user2_id: string | null
  /** Lower-case. Whoever holds this address is the responder (decisions §2). */
  readonly user2_email: string
  /** The account that holds the invited address, once there is a confirmed one; the responder themselves after the answer. */
  readonly invitee_id: string | null
  readonly user1_mood: Mood
  /** null before the response, and where it was sent without a mood. */
  readonly user2_mood: Mood | null
  readonly user1_raw_message: string | null
  readonly user1_translated_message: string | null
  readonly user2_raw_message: string | null
  readonly user2_translated_message: string | null
  readonly user1_translation_by: MessageWriter | null
  readonly user2_translation_by: MessageWriter | null
  readonly status: ConflictStatus
  readonly closed_reason: ClosedReason | null
  /** It was closed, and nobody answers for that (blame.ts): it counts in no rate, archetype or achievement of who was invited. */
  readonly closed_without_blame: boolean
  readonly created_at: Date
  /** When the invited side answered; null until then. */
  readonly answered_at: Date | null
  /** When somebody, person or mediator, last moved it on; 30 days later it is abandoned (decisions §3). */
  readonly last_move_at: Date
  readonly resolved_at: Date | null
  readonly user1_satisfaction: boolean | null
  readonly user2_satisfaction: boolean | null
  readonly ai_summary: string | null
  readonly ai_suggestion: string | null
  readonly mediation_by: Writer | null
  readonly ai_rehash_summary: string | null
  readonly ai_rehash_suggestion: string | null
  readonly rehash_by: Writer | null
  readonly rehash_attempted_at: Date | null
  readonly user1_core_issue: string | null
  readonly user2_core_issue: string | null
  readonly ai_core_reflection: string | null
  readonly ai_core_suggestion: string | null
  readonly reflection_by: Writer | null
  readonly core_issues_attempted_at: Date | null
  readonly final_ruling_requested_at: Date | null
  readonly final_ruling_requested_by: Party | null
  readonly final_ai_ruling: string | null
  readonly ai_final_summary: string | null
  readonly ruling_by: Writer | null
  readonly final_ruling_issued_at: Date | null
  readonly user1_name_shown: boolean
  readonly user2_name_shown: boolean
  /** It gets no ruling while this is set (docs/reference/safety.md#conflicts-that-are-kept-private). */
  readonly kept_private: boolean
  /** Whose words keep it private, and why. Each author reads their own reason only. */
  readonly user1_private_reason: PrivateReason | null
  readonly user2_private_reason: PrivateReason | null
  /** When it closed because a ruling was requested of it while it was kept private; null once it is open again. */
  readonly ruling_withheld_at: Date | null
  readonly reopened_at: Date | null
}

/** What a command decides: the conflict as it is afterwards, and what to announce. Storing both is one transaction. */
export type Decision = { conflict: Conflict; events: readonly DomainEvent[] }
export type Decided<Code extends RefusalCode> = Result<Decision, Code>

/** The side on which a person stands, or null for a stranger. */
export function partyOf(
  conflict: Pick<Conflict, 'user1_id' | 'user2_id' | 'invitee_id'>,
  person: string,
): Party | null {
  if (conflict.user1_id === person) return 'user1'
  return (conflict.user2_id ?? conflict.invitee_id) === person ? 'user2' : null
}

export const otherParty = (party: Party): Party => (party === 'user1' ? 'user2' : 'user1')

/** Creator and responder for an event; an invited account counts as soon as it exists, so that its screens update. */
export const partiesOf = (conflict: Pick<Conflict, 'user1_id' | 'user2_id' | 'invitee_id'>): Parties => [
  conflict.user1_id,
  conflict.user2_id ?? conflict.invitee_id,
]
