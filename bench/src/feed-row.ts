import { z } from 'zod'

const text = z.string().nullable()

/** A row of the feed as the bare server reads it and as peers answer it. */
export const FeedRow = z.object({
  conflict_id: z.string(),
  issued_at: z.coerce.date(),
  title: z.string(),
  summary: z.string(),
  ruling: z.string(),
  written_by: text,
  verdict: text,
  asked: text,
  user1_point: text,
  user2_point: text,
  user1_id: text,
  user2_id: text,
  both_wrong: z.number(),
  user1_wrong: z.number(),
  user2_wrong: z.number(),
  get_therapy: z.number(),
  ai_right: z.number(),
  reset_conflict: z.number(),
  p1_id: text,
  p1_username: text,
  p1_first_name: text,
  p1_archetype_emoji: text,
  p1_supporter_emoji: text,
  p2_id: text,
  p2_username: text,
  p2_first_name: text,
  p2_archetype_emoji: text,
  p2_supporter_emoji: text,
  user_vote: text,
})
export type FeedRow = z.infer<typeof FeedRow>

/** The ruling as Squash answers it, with the same order of keys. @param viewer the user's id; null for a visitor */
export const answerOf = (row: FeedRow, viewer: string | null) => ({
  conflict_id: row.conflict_id,
  title: row.title,
  ai_final_summary: row.summary,
  final_ai_ruling: row.ruling,
  written_by: row.written_by,
  verdict: row.verdict,
  asked: row.asked,
  strongest_points: { user1: row.user1_point, user2: row.user2_point },
  final_ruling_issued_at: row.issued_at.toISOString(),
  user1_id: row.p1_id,
  user1_username: row.p1_username,
  user1_display_name: row.p1_first_name ?? row.p1_username ?? 'Anonymous User',
  user1_archetype_emoji: row.p1_archetype_emoji,
  user1_supporter_emoji: row.p1_supporter_emoji,
  user2_id: row.p2_id,
  user2_username: row.p2_username,
  user2_display_name: row.p2_first_name ?? row.p2_username ?? 'Anonymous User',
  user2_archetype_emoji: row.p2_archetype_emoji,
  user2_supporter_emoji: row.p2_supporter_emoji,
  vote_counts: {
    both_wrong: row.both_wrong,
    user1_wrong: row.user1_wrong,
    user2_wrong: row.user2_wrong,
    get_therapy: row.get_therapy,
    ai_right: row.ai_right,
    reset_conflict: row.reset_conflict,
  },
  ...(viewer && { user_vote: row.user_vote, can_vote: viewer !== row.user1_id && viewer !== row.user2_id }),
})
