import type { Commitment } from '@squash/contract/commitments'
import type { RefusalCode } from '@squash/contract/errors'
import type {
  ClosedReason,
  ConflictStatus,
  MessageWriter,
  Mood,
  Party,
  PrivateReason,
  RulingCheck,
  RulingVerdict,
  Writer,
} from '@squash/contract/values'
import type { DomainEvent, Parties } from '../events.ts'
import { ok, type Result, refuse } from '../result.ts'

/** A conflict as the rules see it. A field has the same name from the database row to the screen. */
export type Conflict = {
  readonly id: string
  readonly title: string
  /** null once the account is erased. */
  readonly user1_id: string | null
  readonly user2_id: string | null
  /** Lower-case. The user with this address is the responder. */
  readonly user2_email: string
  /** The account with the invited address, once there is a confirmed one; after the response, the responder. */
  readonly invitee_id: string | null
  readonly user1_mood: Mood
  /** null before the response, and if the response was sent without a mood. */
  readonly user2_mood: Mood | null
  readonly user1_raw_message: string | null
  readonly user1_translated_message: string | null
  readonly user2_raw_message: string | null
  readonly user2_translated_message: string | null
  readonly user1_translation_by: MessageWriter | null
  readonly user2_translation_by: MessageWriter | null
  readonly status: ConflictStatus
  readonly closed_reason: ClosedReason | null
  /**
   * It closed without blame (blame.ts), so it is left out of the invited person's rates, archetypes and achievements.
   */
  readonly closed_without_blame: boolean
  readonly created_at: Date
  /** When the invited side responded; null until then. */
  readonly answered_at: Date | null
  /** When a party or the mediator last moved it forward; 30 days later it is abandoned. */
  readonly last_move_at: Date
  readonly resolved_at: Date | null
  readonly user1_satisfaction: boolean | null
  readonly user2_satisfaction: boolean | null
  readonly ai_summary: string | null
  readonly ai_suggestion: string | null
  /** null before the mediation, and if it was written before commitments existed; likewise for later proposals. */
  readonly mediation_commitments: readonly Commitment[] | null
  readonly mediation_by: Writer | null
  readonly ai_rehash_summary: string | null
  readonly ai_rehash_suggestion: string | null
  readonly rehash_commitments: readonly Commitment[] | null
  readonly rehash_by: Writer | null
  readonly rehash_attempted_at: Date | null
  readonly user1_core_issue: string | null
  readonly user2_core_issue: string | null
  readonly ai_core_reflection: string | null
  readonly ai_core_suggestion: string | null
  readonly reflection_commitments: readonly Commitment[] | null
  readonly reflection_by: Writer | null
  readonly core_issues_attempted_at: Date | null
  readonly final_ruling_requested_at: Date | null
  readonly final_ruling_requested_by: Party | null
  readonly final_ai_ruling: string | null
  readonly ai_final_summary: string | null
  readonly ruling_by: Writer | null
  /** The next six are null for rulings from before verdicts were stored. */
  readonly ruling_verdict: RulingVerdict | null
  readonly ruling_asked: RulingCheck | null
  /** Who came first in the prompt of the published answer; null for a canned ruling. */
  readonly ruling_came_first: Party | null
  /** Whether the judgments in both orders agreed; null if there weren't two. */
  readonly ruling_orders_agreed: boolean | null
  readonly user1_strongest_point: string | null
  readonly user2_strongest_point: string | null
  readonly final_ruling_issued_at: Date | null
  readonly user1_name_shown: boolean
  readonly user2_name_shown: boolean
  /** While this is set, no ruling is made (docs/reference/safety.md#conflicts-that-are-kept-private). */
  readonly kept_private: boolean
  /** Why each party's own words keep it private. Each author sees only their own reason. */
  readonly user1_private_reason: PrivateReason | null
  readonly user2_private_reason: PrivateReason | null
  /** When it closed because a ruling was requested while it was kept private; null once it is reopened. */
  readonly ruling_withheld_at: Date | null
  readonly reopened_at: Date | null
  /** The resolved conflict that this one follows up on. Its creator doesn't learn the other's address. */
  readonly follow_up_of: string | null
}

/** The outcome of a command: the updated conflict and the events to publish. Both are stored in one transaction. */
export type Decision = {
  conflict: Conflict
  events: readonly DomainEvent[]
  /** What the voter says was missing. It is stored with their vote, because events contain no one's words. */
  critique?: string
}
export type Decided<Code extends RefusalCode> = Result<Decision, Code>

/** The conflict after a move, which restarts the 30 days until it is abandoned. */
export const move = (conflict: Conflict, changes: Partial<Conflict>, now: Date): Conflict => ({
  ...conflict,
  ...changes,
  last_move_at: now,
})

/** Resets the votes, because each round asks for both again. */
export const NO_VOTES = { user1_satisfaction: null, user2_satisfaction: null } as const

/** The fields common to all conflict events. */
export const about = (conflict: Conflict, at: Date) => ({ conflict: conflict.id, parties: partiesOf(conflict), at })

/** The side a person is on, or null for a stranger. */
export function partyOf(
  conflict: Pick<Conflict, 'user1_id' | 'user2_id' | 'invitee_id'>,
  person: string,
): Party | null {
  if (conflict.user1_id === person) return 'user1'
  return (conflict.user2_id ?? conflict.invitee_id) === person ? 'user2' : null
}

export const otherParty = (party: Party): Party => (party === 'user1' ? 'user2' : 'user1')

/** Creator and responder for an event. An invited account counts as soon as it exists, so that its screens update. */
export const partiesOf = (conflict: Pick<Conflict, 'user1_id' | 'user2_id' | 'invitee_id'>): Parties => [
  conflict.user1_id,
  conflict.user2_id ?? conflict.invitee_id,
]

/** The refusals for a person who isn't a party. */
export type Outsider = 'conflict.not_found' | 'conflict.not_a_party'

/**
 * The side a person acts for. A stranger's refusal reveals nothing: a ruled conflict is public, so they learn that it
 * isn't theirs; any other conflict appears not to exist.
 */
export function actingParty(conflict: Conflict, person: string): Result<Party, Outsider> {
  const party = partyOf(conflict, person)
  if (party) return ok(party)
  return refuse(conflict.status === 'final_judgment' ? 'conflict.not_a_party' : 'conflict.not_found')
}

/** A party's vote in the current round; null until they vote. */
export const satisfactionOf = (conflict: Pick<Conflict, `${Party}_satisfaction`>, party: Party): boolean | null =>
  conflict[`${party}_satisfaction`]

/** What a party says matters most to them; null until they have written it. */
export const coreIssueOf = (conflict: Pick<Conflict, `${Party}_core_issue`>, party: Party): string | null =>
  conflict[`${party}_core_issue`]

/** Whether a party chose to show their name with the ruling. */
export const nameShownOf = (conflict: Pick<Conflict, `${Party}_name_shown`>, party: Party): boolean =>
  conflict[`${party}_name_shown`]

/** The conflict with a party's vote. */
export const withSatisfaction = (conflict: Conflict, party: Party, satisfied: boolean): Conflict =>
  party === 'user1' ? { ...conflict, user1_satisfaction: satisfied } : { ...conflict, user2_satisfaction: satisfied }

/** The conflict with what a party says matters most to them. */
export const withCoreIssue = (conflict: Conflict, party: Party, coreIssue: string): Conflict =>
  party === 'user1' ? { ...conflict, user1_core_issue: coreIssue } : { ...conflict, user2_core_issue: coreIssue }

/** The conflict with a party's choice whether to show their name. */
export const withNameShown = (conflict: Conflict, party: Party, shown: boolean): Conflict =>
  party === 'user1' ? { ...conflict, user1_name_shown: shown } : { ...conflict, user2_name_shown: shown }
