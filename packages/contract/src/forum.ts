import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { forumMessages } from './messages/forum.ts'
import { id, timestamp } from './schemas.ts'
import { FORUM_VOTES, WRITERS } from './values.ts'

const voteType = z.enum(FORUM_VOTES)
const counts = z.record(voteType, z.number().int().min(0))

/** The conflict of the day, from a public forum; or a sample written for Squash, if no forum is configured. */
export const ForumConflict = z.object({
  id,
  title: z.string(),
  author: z.string(),
  subreddit: z.string(),
  reddit_post_id: z.string(),
  /** The post's address; null for a sample. */
  url: z.url().nullable(),
  created_at: timestamp,
  ai_summary: z.string(),
  ai_suggestion: z.string(),
  written_by: z.enum(WRITERS),
  original_text: z.string(),
  is_sample: z.boolean(),
  vote_counts: counts,
})
export type ForumConflict = z.infer<typeof ForumConflict>

const ofConflict = z.object({ conflict_uuid: id })
const logIn = { 'session.required': forumMessages.logIn } as const

export const forum = {
  /** Returns one row or none. */
  get_current_reddit_conflict: read('get_current_reddit_conflict', 'public', { mayLag: 'visitors' })
    .input(z.object({}))
    .output(z.array(ForumConflict)),

  /** The caller's own vote; empty until they vote. */
  get_user_reddit_vote: read('get_user_reddit_vote')
    .errors(refusals(['session.required', 'access.not_yourself', 'conflict.not_found'], logIn))
    .input(ofConflict.extend({ user_uuid: id.nullish() }))
    .output(z.array(z.object({ vote_type: voteType }))),

  /** One vote per conflict; it can't be changed. */
  cast_reddit_vote: write('cast_reddit_vote')
    .errors(refusals(['session.required', 'conflict.not_found', 'forum.already_voted'], logIn))
    .input(ofConflict.extend({ vote_type: voteType }))
    .output(z.object({ vote_type: voteType, vote_counts: counts })),
}
