import type { AuthTables } from '@squash/auth/tables'
import type {
  ClosedReason,
  ConflictStatus,
  Group,
  HideableKind,
  MessageWriter,
  Mood,
  Party,
  PrivateReason,
  Writer,
} from '@squash/contract/values'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DebateTables } from './tables/debates.ts'
import type { ErasureTables } from './tables/erasures.ts'
import type { ForumTables } from './tables/forum.ts'
import type { HideableColumns } from './tables/hideable.ts'
import type { LeaderboardTables } from './tables/leaderboard.ts'
import type { PhotoTables } from './tables/photos.ts'
import type { PreviewTables } from './tables/previews.ts'
import type { QuestTables } from './tables/quests.ts'
import type { ReportTables } from './tables/reports.ts'
import type { RewardTables } from './tables/rewards.ts'
import type { RulingTables } from './tables/rulings.ts'
import type { SafetyReviewTables } from './tables/safety-reviews.ts'
import type { SupporterTables } from './tables/supporters.ts'
import type { VisitTables } from './tables/visits.ts'

type Json<T> = ColumnType<T, string, string>

type ProfilesTable = {
  id: string
  email: string | null
  email_confirmed: Generated<boolean>
  username: string | null
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
  conflict_archetype: string | null
  archetype_emoji: string | null
  archetype_assigned_at: Date | null
  is_admin: Generated<boolean>
  supporter_level: 'tip_1' | 'tip_2' | 'tip_3' | null
  supporter_emoji: string | null
  supporter_since: Date | null
  onboarding_complete: Generated<boolean>
  time_zone: Generated<string>
  time_zone_changed_at: Date | null
  settings: Json<Record<string, unknown>>
  created_at: Date
  /** When the account will be erased. */
  erase_at: Generated<Date | null>
} & HideableColumns

/** The columns of `conflicts`, as the rules' Conflict has them; `invitee_id` is joined in from `conflict_parties`. */
export type ConflictsTable = {
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
  mediation_by: Writer | null
  ai_rehash_summary: string | null
  ai_rehash_suggestion: string | null
  rehash_by: Writer | null
  rehash_attempted_at: Date | null
  user1_core_issue: string | null
  user2_core_issue: string | null
  ai_core_reflection: string | null
  ai_core_suggestion: string | null
  reflection_by: Writer | null
  core_issues_attempted_at: Date | null
  final_ruling_requested_at: Date | null
  final_ruling_requested_by: Party | null
  final_ai_ruling: string | null
  ai_final_summary: string | null
  ruling_by: Writer | null
  final_ruling_issued_at: Date | null
  user1_name_shown: Generated<boolean>
  user2_name_shown: Generated<boolean>
  kept_private: Generated<boolean>
  user1_private_reason: Generated<PrivateReason | null>
  user2_private_reason: Generated<PrivateReason | null>
  ruling_withheld_at: Generated<Date | null>
  reopened_at: Generated<Date | null>
}

type ConflictPartiesTable = {
  conflict_id: string
  party: Party
  person_id: string | null
  other_id: string | null
  created_at: Date
  grouping: Group
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
  voted_at: Date
}

type InvitesTable = {
  conflict_id: string
  token: string
  email: string
  inviter_id: string | null
  created_at: Date
  first_sent_at: Date | null
  last_sent_at: Date | null
  times_sent: Generated<number>
  pass_on_token: Generated<string>
  held_back: Generated<boolean>
}

type BlocksTable = { blocker_id: string; blocked_id: string; created_at: Date }
type AddressBlocksTable = { address_hash: Buffer; inviter_id: string; created_at: Date }

type AdminActsTable = {
  id: GeneratedAlways<number>
  admin_id: string | null
  act:
    | 'admin.granted'
    | 'admin.revoked'
    | 'admin.given_up'
    | 'figures.fixed'
    | 'keys.rotated'
    | 'forum.fetched'
    | 'report.upheld'
    | 'report.dismissed'
    | 'appeal.confirmed'
    | 'appeal.overturned'
    | `${HideableKind}.${'hidden' | 'shown'}`
    | `safety_review.${'lifted' | 'kept'}`
    | 'account.erasure_ordered'
    | 'account.banned'
    | 'account.unbanned'
  subject: string | null
  at: Date
  reason: Generated<string | null>
  until: Generated<Date | null>
}

type MailPreferencesTable = {
  address_hash: Buffer
  token: string
  invites: Generated<boolean>
  your_turn: Generated<boolean>
  outcomes: Generated<boolean>
  debates: Generated<boolean>
}
type GlobalStatsTable = { shard: number; total_conflicts: Generated<number>; resolved_conflicts: Generated<number> }

type OutboxTable = {
  id: GeneratedAlways<number>
  type: string
  event: Json<unknown>
  occurred_at: Date
  published_at: Date | null
}

type LiveEventsTable = {
  id: GeneratedAlways<number>
  person_id: string
  event: string
  data: Json<unknown>
  created_at: Date
}

type IdempotencyKeysTable = {
  scope: string
  key: string
  request_hash: Buffer
  answer: Json<unknown>
  created_at: Date
}

type RateLimitsTable = { key: string; points: number; expire: number | null }
type SentMailsTable = { key: string; sent_at: Date }
type CapturedMailsTable = {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  text_body: string
  html_body: string
  /** People it names besides its recipient. */
  about: ColumnType<string[], string[] | undefined>
  created_at: Date
}

/** Every table, as migrations/ creates them. bigint columns are read as numbers (the driver is told so). */
export type Tables = AuthTables &
  VisitTables &
  PhotoTables &
  PreviewTables &
  ErasureTables &
  RewardTables &
  ReportTables &
  SafetyReviewTables &
  RulingTables &
  ForumTables &
  DebateTables &
  LeaderboardTables &
  QuestTables &
  SupporterTables & {
    profiles: ProfilesTable
    conflicts: ConflictsTable
    conflict_parties: ConflictPartiesTable
    conflict_counts: ConflictCountsTable
    shared_conflict_counts: SharedConflictCountsTable
    satisfaction_votes: SatisfactionVotesTable
    invites: InvitesTable
    blocks: BlocksTable
    address_blocks: AddressBlocksTable
    admin_acts: AdminActsTable
    mail_preferences: MailPreferencesTable
    global_stats: GlobalStatsTable
    judged_months: JudgedMonthsTable
    outbox: OutboxTable
    live_events: LiveEventsTable
    idempotency_keys: IdempotencyKeysTable
    rate_limits: RateLimitsTable
    sent_mails: SentMailsTable
    captured_mails: CapturedMailsTable
  }
