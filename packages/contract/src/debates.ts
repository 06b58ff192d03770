import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { debateMessages } from './messages/debate.ts'
import { newDebateMessages } from './messages/new-debate.ts'
import { acknowledged, SAFETY_REFUSALS, withSafetyHint } from './safety.ts'
import { email, id, line, page, text, timestamp } from './schemas.ts'
import { DEBATE_CLOSED_REASONS, DEBATE_OUTCOMES, DEBATE_SIDES, DEBATE_STATUSES } from './values.ts'

const count = z.number().int().min(0)

/**
 * A debate as the viewer may see it. Pending debates are visible to the two participants only, all others to every
 * signed-in user. The opponent is shown as a person once they have answered; until then, the creator sees only the
 * address they typed.
 */
export const Debate = z.object({
  id,
  title: z.string(),
  status: z.enum(DEBATE_STATUSES),
  /** Only set for an expired debate. */
  closed_reason: z.enum(DEBATE_CLOSED_REASONS).nullable(),
  creator_id: id.nullable(),
  creator_display_name: z.string(),
  creator_username: z.string().nullable(),
  creator_avatar_url: z.string().nullable(),
  creator_conflict_archetype: z.string().nullable(),
  creator_archetype_emoji: z.string().nullable(),
  creator_supporter_emoji: z.string().nullable(),
  creator_side: z.string(),
  /** Null once its author's account is erased. */
  creator_position: z.string().nullable(),
  opponent_id: id.nullable(),
  /** Null until they answer. */
  opponent_display_name: z.string().nullable(),
  opponent_username: z.string().nullable(),
  opponent_avatar_url: z.string().nullable(),
  opponent_conflict_archetype: z.string().nullable(),
  opponent_archetype_emoji: z.string().nullable(),
  opponent_supporter_emoji: z.string().nullable(),
  opponent_side: z.string(),
  opponent_position: z.string().nullable(),
  /** Visible to the creator and the invited person only. */
  opponent_email: z.string().nullable(),
  created_at: timestamp,
  answered_at: timestamp.nullable(),
  /** When voting ends; null until the debate is answered. */
  expires_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  creator_votes: count,
  opponent_votes: count,
  /** Null for a tie, before the end, and when the winner's account is erased; `outcome` says which. */
  winner_id: id.nullable(),
  outcome: z.enum(DEBATE_OUTCOMES).nullable(),
  /** The person the viewer voted for. */
  user_vote_for_id: id.nullable(),
  viewer_role: z.enum(DEBATE_SIDES).nullable(),
  /** Whether it is hidden, after a report, from everyone but the two participants, who are notified. */
  is_hidden: z.boolean(),
  /** A user who can respond can also decline. */
  can: z.object({ respond: z.boolean(), vote: z.boolean() }),
})
export type Debate = z.infer<typeof Debate>

export const DebateTally = z.object({
  creator_votes: count,
  opponent_votes: count,
  user_vote_for_id: id.nullable(),
})
export type DebateTally = z.infer<typeof DebateTally>

const byId = z.object({ p_debate_id: id })
const debateList = z.array(Debate)
const { fillInAllFields } = newDebateMessages

export const debates = {
  /** Open for votes, most recently answered first. */
  get_active_debates: read('get_active_debates').input(z.object(page)).output(debateList),

  /** Invites the caller sent or received that are still unanswered, newest first. */
  get_pending_debate_invites: read('get_pending_debate_invites').input(z.object(page)).output(debateList),

  /** Most recently decided first. */
  get_completed_debates: read('get_completed_debates').input(z.object(page)).output(debateList),

  get_debate_by_id: read('get_debate_by_id').input(byId).output(Debate.nullable()),

  create_debate: write('create_debate')
    .errors(refusals(['debate.with_yourself', 'debate.insulting', 'invite.too_many', ...SAFETY_REFUSALS]))
    .input(
      z.object({
        title: line(LIMITS.debateTitle, fillInAllFields),
        creator_side: line(LIMITS.debateSide, fillInAllFields),
        creator_position: text(LIMITS.debatePosition, fillInAllFields),
        opponent_side: line(LIMITS.debateSide, fillInAllFields),
        opponent_email: email(fillInAllFields),
        ...acknowledged,
      }),
    )
    .output(
      Debate.extend({
        /**
         * 'sent': the address has no account yet and is invited to join; 'notified': it has one. A block changes
         * neither.
         */
        invite: z.enum(['sent', 'notified']),
        /** false if the address has reached its daily mail limit: the invite is mailed on a later day. */
        mail_queued: z.boolean(),
        ...withSafetyHint,
      }),
    ),

  respond_to_debate_invite: write('respond_to_debate_invite')
    .errors(refusals(['debate.not_found', 'debate.not_invited', 'debate.not_pending', ...SAFETY_REFUSALS]))
    .input(byId.extend({ p_position: text(LIMITS.debatePosition, debateMessages.argumentRequired), ...acknowledged }))
    .output(z.literal(true)),

  /** Can be repeated or changed while the debate is open. */
  cast_debate_vote: write('cast_debate_vote')
    .errors(refusals(['debate.not_found', 'debate.own', 'debate.closed', 'debate.no_such_side']))
    .input(byId.extend({ p_vote_for_id: id }))
    .output(DebateTally),

  /** The number of answered debates, and how many of them the user won. */
  get_debate_stats: read('get_debate_stats')
    .input(z.object({ p_user_id: id.nullish() }))
    .output(z.object({ wins: count, participations: count })),

  /** Counts of all users' debates; of invites, only the caller's own are counted. */
  get_debate_counts: read('get_debate_counts')
    .input(z.object({}))
    .output(z.object({ active: count, invites: count, completed: count })),
}
