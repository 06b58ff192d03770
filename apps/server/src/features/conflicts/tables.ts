import type { Commitment } from '@squash/contract/commitments'
import type {
  ClosedReason,
  ConflictState,
  ConflictStatus,
  Group,
  MessageWriter,
  Mood,
  Party,
  PrivateReason,
  RulingCheck,
  RulingVerdict,
  Writer,
} from '@squash/contract/values'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '../../platform/database/json.ts'

/** The value of `week` for counters of all time. */
export const ALL_TIME = '-infinity'

/**
 * A UTC week by its Monday, or ALL_TIME. Only for comparisons: the driver would read it as a Date in the server's time
 * zone.
 */
type Week = string

/** The columns of `conflicts`, as the rules' Conflict has them; `invitee_id` is joined in from `conflict_parties`. */
type ConflictsTable = {
  id: string
  title: string
  user1_id: string | null
  user2_id: string | null
  user2_email: string
  user1_mood: Mood
  user2_mood: Mood | null
  user1_raw_message: string | null
  user1_translated_message: string | null
  user1_translation_by: MessageWriter | null
  user2_raw_message: string | null
  user2_translated_message: string | null
  user2_translation_by: MessageWriter | null
  status: ConflictStatus
  closed_reason: ClosedReason | null
  closed_without_blame: Generated<boolean>
  created_at: Date
  answered_at: Date | null
  last_move_at: Date
  resolved_at: Date | null
  user1_satisfaction: boolean | null
  user2_satisfaction: boolean | null
  ai_summary: string | null
  ai_suggestion: string | null
  mediation_commitments: Json<Commitment[]> | null
  mediation_by: Writer | null
  ai_rehash_summary: string | null
  ai_rehash_suggestion: string | null
  rehash_commitments: Json<Commitment[]> | null
  rehash_by: Writer | null
  rehash_attempted_at: Date | null
  user1_core_issue: string | null
  user2_core_issue: string | null
  ai_core_reflection: string | null
  ai_core_suggestion: string | null
  reflection_commitments: Json<Commitment[]> | null
  reflection_by: Writer | null
  core_issues_attempted_at: Date | null
  final_ruling_requested_at: Date | null
  final_ruling_requested_by: Party | null
  final_ai_ruling: string | null
  ai_final_summary: string | null
  ruling_by: Writer | null
  ruling_verdict: Generated<RulingVerdict | null>
  ruling_asked: Generated<RulingCheck | null>
  ruling_came_first: Generated<Party | null>
  ruling_orders_agreed: Generated<boolean | null>
  user1_strongest_point: Generated<string | null>
  user2_strongest_point: Generated<string | null>
  final_ruling_issued_at: Date | null
  user1_name_shown: Generated<boolean>
  user2_name_shown: Generated<boolean>
  kept_private: Generated<boolean>
  user1_private_reason: Generated<PrivateReason | null>
  user2_private_reason: Generated<PrivateReason | null>
  ruling_withheld_at: Generated<Date | null>
  reopened_at: Generated<Date | null>
  follow_up_of: Generated<string | null>
}

type ConflictPartiesTable = {
  conflict_id: string
  party: Party
  person_id: string | null
  other_id: string | null
  created_at: Date
  grouping: Group
  state: ConflictState
  search_words: Generated<string[] | null>
  reached_at: Generated<Date | null>
  ignored_at: Generated<Date | null>
  ghosted_at: Generated<Date | null>
}

type JudgedMonthsTable = { month: string; up_to: Generated<string | null>; done: Generated<boolean> }

type ConflictCountsTable = {
  person_id: string
  total: Generated<number>
  active: Generated<number>
  history: Generated<number>
  resolved: Generated<number>
  people: Generated<number>
  excused: Generated<number>
}

type SharedConflictCountsTable = {
  person_id: string
  other_id: string
  total: Generated<number>
  active: Generated<number>
  resolved: Generated<number>
  ruled: Generated<number>
  excused: Generated<number>
}

type SatisfactionVotesTable = {
  conflict_id: string
  round: number
  voter_id: string | null
  party: Party
  satisfied: boolean
  /** What the voter says was missing, for the mediator alone. */
  critique: Generated<string | null>
  voted_at: Date
}

type GlobalStatsTable = { shard: number; total_conflicts: Generated<number>; resolved_conflicts: Generated<number> }

export type ConflictTables = {
  conflicts: ConflictsTable
  conflict_parties: ConflictPartiesTable
  conflict_counts: ConflictCountsTable
  shared_conflict_counts: SharedConflictCountsTable
  satisfaction_votes: SatisfactionVotesTable
  global_stats: GlobalStatsTable
  judged_months: JudgedMonthsTable
  public_conflict_counts: {
    person_id: string
    week: Week
    total: Generated<number>
    resolved: Generated<number>
    rate: GeneratedAlways<number>
  }
  weekly_stats: {
    week: Week
    shard: number
    total_conflicts: Generated<number>
    resolved_conflicts: Generated<number>
  }
}
