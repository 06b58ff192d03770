/**
 * The read-only calls. They also answer GET and carry an ETag; every other call changes data and takes an
 * Idempotency-Key. This file holds no schemas, so that the browser can load it cheaply to decide which calls are safe
 * to retry.
 */
export const READS = [
  'get_profile',
  'check_user_exists_by_email',
  'get_global_stats',
  'get_profile_stats',
  'get_sessions',
  'get_security_events',
  'export_my_data',
  'get_blocks',
  'get_job_failures',
  'get_admin_acts',
  'get_banned_accounts',
  'get_conflict',
  'get_agreement',
  'get_my_conflicts',
  'get_dashboard',
  'get_shared_conflicts',
  'get_shared_stats',
  'get_invite',
  'get_invite_message',
  'get_sent_invite',
  'get_debate_by_id',
  'get_active_debates',
  'get_pending_debate_invites',
  'get_completed_debates',
  'get_debate_stats',
  'get_debate_counts',
  'get_current_reddit_conflict',
  'get_user_reddit_vote',
  'get_user_conflict_stats',
  'get_leaderboard_summary',
  'get_leaderboard_view_count',
  'get_notifications',
  'get_waiting',
  'get_available_quests',
  'get_quest_details',
  'get_my_reports',
  'get_reports',
  'get_waiting_reports_count',
  'get_hidden',
  'get_safety_reviews',
  'get_user_squashcred',
  'get_user_points_with_tier',
  'get_squashcred_tier',
  'get_squashcred_events',
  'get_squashcred_series',
  'get_user_achievements',
  'user_has_achievement',
  'get_achievement_catalogue',
  'get_unseen_unlocks',
  'get_user_archetype_achievements',
  'get_fairness',
  'get_public_ai_rulings',
  'get_conflict_vote_counts',
  'get_user_vote_for_conflict',
  'check_can_vote',
  'get_crisis_resources',
  'get_solo_notes',
  'get_solo_note',
] as const

export type ReadName = (typeof READS)[number]

const names: ReadonlySet<string> = new Set(READS)

/** Whether the call with this name is read-only. @param name as in `/rest/v1/rpc/{name}` */
export const isRead = (name: string): name is ReadName => names.has(name)
