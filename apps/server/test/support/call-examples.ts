import type { Commitment } from '@squash/contract/commitments'
import type { Phase } from '@squash/contract/values'
import { carla, jonas, maya, words } from '@squash/testkit/cast'
import { answerTo } from '@squash/testkit/quest-steps'
import type { ForEveryCall } from './calls.ts'

/** What was set up for one call. */
export type Scene = { id: string; debate: string; token: string }

/** What was set up for all of them, by id; `other` is the responder. */
export type Cast = {
  other: string
  session: string
  quest: string
  forumConflict: string
  upheldReport: string
  openReport: string
  safetyReview: string
  soloNote: string
  mailedAnHourAgo: string
}

/** Who makes the call, on what, and how many statements it may send if not as many as others of its kind. */
export type Example = {
  /** `moderator`: an admin who is not involved in any dispute. */
  as?: 'visitor' | 'creator' | 'responder' | 'onlooker' | 'moderator' | 'operator'
  phase?: Phase
  debate?: 'pending' | 'active'
  /** For calls that are neither a list, a screen nor a command. */
  most?: number
  input: (ids: Scene & Cast) => object
}

const ofConflict = ({ id }: Scene) => ({ p_conflict_id: id })
const ofRuling = ({ id }: Scene) => ({ conflict_uuid: id })
const ofDebate = ({ debate }: Scene) => ({ p_debate_id: debate })
const nothing = () => ({})
const ofForum = ({ forumConflict }: Cast) => ({ conflict_uuid: forumConflict })

export const COMMITMENTS: Commitment[] = [{ who: 'both', what: 'Ask before using it.', by: null }]

/** Each call, made so that it succeeds, in an order in which none spoils the next. */
export const EXAMPLES: ForEveryCall<Example> = {
  get_profile: { input: ({ other }) => ({ p_user_id: other }) },
  update_profile: { input: () => ({ first_name: 'May', onboarding_complete: true, time_zone: 'Europe/Berlin' }) },
  check_user_exists_by_email: { input: () => ({ email_to_check: jonas.email }) },
  get_global_stats: { as: 'visitor', input: nothing },
  get_profile_stats: { input: ({ other }) => ({ p_user_id: other }) },
  // Also reads whether the two have met, and how the reader then likes to be addressed, and links the note it came from.
  create_conflict: {
    most: 8,
    input: ({ soloNote }) => ({
      title: 'Keys',
      user2_email: carla.email,
      user1_mood: 'meh',
      user1_raw_message: words.maya,
      solo_note_id: soloNote,
    }),
  },
  get_conflict: { input: ofConflict },
  get_my_conflicts: { input: ({ id }) => ({ p_before: id, p_state: 'waiting', p_search: words.title }) },
  // Also reads everything that waits for the user, and counts the waiting conflicts.
  get_dashboard: { most: 6, input: nothing },
  // Also reads how the creator likes to be addressed.
  respond_to_conflict: {
    most: 7,
    as: 'responder',
    phase: 'awaiting_response',
    input: (ids) => ({ ...ofConflict(ids), user2_raw_message: words.jonas }),
  },
  // Looks for an existing wording, reads about the reader, uses the allowance, takes the lock, counts, stores, and reads
  // what it returns.
  preview_message: {
    most: 11,
    input: () => ({
      kind: 'conflict',
      title: 'Keys',
      raw_message: words.maya,
      mood: 'meh',
      variation: 'shorter',
      user2_email: jonas.email,
    }),
  },
  // Uses the allowance, reads how its author likes to be addressed, stores note and answer, and reads what it returns.
  write_solo_note: { most: 8, input: () => ({ title: 'Keys', raw_message: words.maya, mood: 'meh' }) },
  get_solo_notes: { input: ({ soloNote }) => ({ p_before: soloNote }) },
  get_solo_note: { input: ({ soloNote }) => ({ p_note_id: soloNote }) },
  delete_solo_note: { input: ({ soloNote }) => ({ p_note_id: soloNote }) },
  vote_satisfaction: { phase: 'vote_1', input: (ids) => ({ ...ofConflict(ids), satisfied: false }) },
  submit_core_issue: {
    phase: 'core_issues',
    input: (ids) => ({ ...ofConflict(ids), core_issue: words.mayaCore }),
  },
  request_final_ruling: { phase: 'vote_3', input: ofConflict },
  close_without_ruling: { phase: 'vote_3', input: ofConflict },
  set_ruling_name_shown: { phase: 'ruled', input: (ids) => ({ ...ofConflict(ids), shown: false }) },
  delete_conflict: { phase: 'awaiting_response', input: ofConflict },
  get_agreement: { phase: 'resolved', input: ofConflict },
  save_commitments: { phase: 'resolved', input: (ids) => ({ ...ofConflict(ids), commitments: COMMITMENTS }) },
  confirm_agreement: { phase: 'resolved', input: ofConflict },
  answer_check_in: { phase: 'resolved', input: (ids) => ({ ...ofConflict(ids), day: 7, held: 'kept' }) },
  get_shared_conflicts: { input: ({ other, id }) => ({ p_user_id: other, p_before: id }) },
  get_shared_stats: { input: ({ other }) => ({ p_user_id: other }) },
  get_invite: { as: 'visitor', phase: 'awaiting_response', input: ({ token }) => ({ token }) },
  get_sent_invite: { phase: 'awaiting_response', input: ({ id }) => ({ kind: 'conflict', id }) },
  // Uses the day's allowance, locks both inboxes, the conflict and the invite, and moves each side, with its counters.
  correct_invite: {
    most: 19,
    phase: 'awaiting_response',
    input: ({ id }) => ({ kind: 'conflict', id, email: 'corrected@example.com' }),
  },
  // Counts what was mailed to the address, and the postponed invites to it.
  resend_invite: { most: 7, input: ({ mailedAnHourAgo }) => ({ kind: 'debate', id: mailedAnHourAgo }) },
  get_invite_message: { as: 'visitor', phase: 'awaiting_response', input: ({ token }) => ({ token }) },
  decline_invite: { as: 'visitor', phase: 'awaiting_response', input: ({ token }) => ({ token }) },
  get_available_quests: { input: nothing },
  get_quest_details: { input: () => ({ p_quest_id: 'i-statements' }) },
  // The quest is already started, so this looks up where the user is.
  start_quest: { input: () => ({ p_quest_id: 'i-statements' }) },
  submit_quest_step: { input: ({ quest }) => ({ ...answerTo('i-statements', 4, 'right'), p_user_quest_id: quest }) },
  get_sessions: { input: nothing },
  revoke_session: { input: ({ session }) => ({ session_id: session }) },
  get_security_events: { input: () => ({ p_before: 1000 }) },
  // One for each kind of record, one for the allowance, and another for each fifty conflicts or ledger entries.
  export_my_data: { most: 32, input: nothing },
  // Includes comparing the password, and taking back the attempt that was counted as a guess.
  delete_account: { most: 10, input: () => ({ password: maya.password }) },
  cancel_deletion: { input: nothing },
  // Reads, takes the lock and checks before it stores; it also counts, and looks for an earlier answer.
  report_content: { most: 9, input: ({ other }) => ({ kind: 'profile', id: other, reason: 'It calls me names.' }) },
  get_my_reports: { input: ({ upheldReport }) => ({ p_before: upheldReport }) },
  appeal_report: { input: ({ upheldReport }) => ({ id: upheldReport, text: 'It was a joke.' }) },
  get_reports: { input: ({ openReport }) => ({ p_before: openReport }) },
  get_waiting_reports_count: { input: nothing },
  // Also hides what was reported.
  decide_report: {
    as: 'moderator',
    most: 10,
    input: ({ openReport }) => ({ id: openReport, verdict: 'uphold', reason: 'Names hurt.' }),
  },
  // Uses the day's allowance, reads the conflict and an earlier request, and stores the request.
  request_safety_review: { most: 7, phase: 'vote_1', input: ofConflict },
  get_safety_reviews: { as: 'moderator', input: ({ safetyReview }) => ({ p_before: safetyReview }) },
  // Locks the conflict and the request, checks for a dispute, and updates both.
  decide_safety_review: {
    as: 'moderator',
    most: 11,
    input: ({ safetyReview }) => ({ id: safetyReview, verdict: 'lifted', answer: 'It was about the dishes.' }),
  },
  get_hidden: { as: 'onlooker', input: ({ debate }) => ({ p_before: debate }), debate: 'active' },
  set_hidden: {
    as: 'moderator',
    most: 8,
    debate: 'active',
    input: ({ debate: id }) => ({ kind: 'debate', id, hidden: true }),
  },
  get_admin_acts: { input: () => ({ p_before: 1000 }) },
  get_banned_accounts: { input: () => ({ p_before: 1000 }) },
  get_job_failures: { input: ({ other }) => ({ p_before: other }) },
  get_notifications: { input: nothing },
  allow_notifications: {
    input: () => ({
      endpoint: 'https://push.example/device',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      conflict: true,
      debate: true,
      check_in: true,
    }),
  },
  stop_notifications: { input: nothing },
  get_waiting: { input: nothing },
  block_user: { input: ({ other }) => ({ p_user_id: other }) },
  get_blocks: { input: ({ other }) => ({ p_before: other }) },
  unblock_user: { input: ({ other }) => ({ p_user_id: other }) },
  get_fairness: { as: 'visitor', input: nothing },
  get_public_ai_rulings: { most: 1, phase: 'ruled', input: ({ id }) => ({ p_before: id }) },
  get_conflict_vote_counts: { as: 'visitor', phase: 'ruled', input: ofRuling },
  get_user_vote_for_conflict: { as: 'onlooker', phase: 'ruled', input: ofRuling },
  check_can_vote: { as: 'onlooker', phase: 'ruled', input: ofRuling },
  cast_conflict_vote: {
    most: 4,
    as: 'onlooker',
    phase: 'ruled',
    input: (ids) => ({ ...ofRuling(ids), vote_type: 'ai_right' }),
  },
  get_active_debates: { debate: 'active', input: ({ debate }) => ({ p_before: debate }) },
  get_pending_debate_invites: { debate: 'pending', input: ({ debate }) => ({ p_before: debate }) },
  get_completed_debates: { debate: 'active', input: ({ debate }) => ({ p_before: debate }) },
  get_debate_by_id: { debate: 'active', input: ofDebate },
  create_debate: {
    input: () => ({
      title: 'Keys',
      creator_side: 'Hook',
      creator_position: 'Always the same place.',
      opponent_side: 'Bowl',
      opponent_email: carla.email,
    }),
  },
  respond_to_debate_invite: {
    as: 'responder',
    debate: 'pending',
    input: (ids) => ({ ...ofDebate(ids), p_position: 'A bowl is prettier.' }),
  },
  cast_debate_vote: {
    as: 'onlooker',
    debate: 'active',
    input: (ids) => ({ ...ofDebate(ids), p_vote_for_id: ids.other }),
  },
  get_debate_stats: { input: ({ other }) => ({ p_user_id: other }) },
  get_debate_counts: { input: nothing },
  get_user_conflict_stats: { input: ({ other }) => ({ p_after: other, p_sort: 'most' }) },
  get_leaderboard_summary: { input: () => ({ start_date: '2026-03-04T00:00:00Z' }) },
  log_leaderboard_view: { input: nothing },
  get_leaderboard_view_count: { input: nothing },
  get_user_squashcred: { input: nothing },
  get_user_points_with_tier: { input: ({ other }) => ({ p_user_id: other }) },
  get_squashcred_tier: { as: 'visitor', input: () => ({ p_points: 120 }) },
  get_squashcred_events: { input: ({ other }) => ({ p_before: other }) },
  get_squashcred_series: { input: nothing },
  get_unseen_unlocks: { input: nothing },
  mark_unlocks_seen: { input: ({ id, other }) => ({ ids: [id, other] }) },
  get_user_achievements: { input: ({ other }) => ({ p_user_id: other }) },
  get_achievement_catalogue: { as: 'visitor', input: nothing },
  user_has_achievement: { input: ({ other }) => ({ p_user_id: other, p_code: 'first_conflict' }) },
  get_user_archetype_achievements: { input: ({ other }) => ({ p_user_id: other }) },
  award_squashcred: {
    as: 'operator',
    input: ({ other }) => ({ p_user_id: other, p_amount: 5, p_reason: 'A kind word' }),
  },
  unlock_user_achievement: {
    as: 'operator',
    input: ({ other }) => ({ p_user_id: other, p_code: 'quest_master' }),
  },
  get_crisis_resources: { as: 'visitor', most: 0, input: nothing },
  get_current_reddit_conflict: { as: 'visitor', input: nothing },
  get_user_reddit_vote: { input: ofForum },
  cast_reddit_vote: { input: (ids) => ({ ...ofForum(ids), vote_type: 'nta' }) },
  // Reads before its transaction, and the stand-in for the card provider keeps its checkouts in our database.
  confirm_tip: { most: 10, input: () => ({ tip_level: 'tip_1' }) },
  unlock_archetype_achievement: {
    as: 'operator',
    input: ({ other }) => ({ p_user_id: other, p_archetype_name: 'the-fixer' }),
  },
  // Late, because it ends the responder's sessions, each with an entry in their security events.
  ban_account: {
    as: 'moderator',
    most: 10,
    input: ({ other }) => ({ user_id: other, reason: 'Insults everybody.', days: 7 }),
  },
  // Locks the profile and its account.
  unban_account: { as: 'moderator', most: 8, input: ({ other }) => ({ user_id: other, reason: 'Says sorry.' }) },
  report_invite: {
    as: 'visitor',
    most: 9,
    phase: 'awaiting_response',
    input: ({ token }) => ({ token, reason: 'I do not know them.' }),
  },
  // Last of all, because it keeps the creator's invites from the responder. Looks up the link's owner before it blocks.
  block_inviter: { as: 'visitor', most: 10, phase: 'awaiting_response', input: ({ token }) => ({ token }) },
}
