import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { rulingsMessages } from './messages/rulings.ts'
import { id, page, timestamp } from './schemas.ts'
import { RULING_CHECKS, RULING_VERDICTS, RULING_VOTES, WRITERS } from './values.ts'

const voteType = z.enum(RULING_VOTES)
const count = z.number().int().min(0)
const counts = z.record(voteType, count)

/**
 * A final ruling on the public board, with its texts masked. For a party who doesn't show their name, or is erased,
 * every field is null except the display name, 'Anonymous User'.
 */
export const AiRuling = z.object({
  conflict_id: id,
  title: z.string(),
  ai_final_summary: z.string(),
  final_ai_ruling: z.string(),
  /** Whether a model wrote the ruling; null if unknown. */
  written_by: z.enum(WRITERS).nullable(),
  /** This and the next two are null for rulings from before verdicts were stored. */
  verdict: z.enum(RULING_VERDICTS).nullable(),
  asked: z.enum(RULING_CHECKS).nullable(),
  /** The strongest point of each party; also null once its party is erased. */
  strongest_points: z.object({ user1: z.string().nullable(), user2: z.string().nullable() }),
  final_ruling_issued_at: timestamp,
  user1_id: id.nullable(),
  user1_username: z.string().nullable(),
  user1_display_name: z.string(),
  user1_archetype_emoji: z.string().nullable(),
  user1_supporter_emoji: z.string().nullable(),
  user2_id: id.nullable(),
  user2_username: z.string().nullable(),
  user2_display_name: z.string(),
  user2_archetype_emoji: z.string().nullable(),
  user2_supporter_emoji: z.string().nullable(),
  vote_counts: counts,
  /** Only with a session: the caller's vote, and whether they may vote. */
  user_vote: voteType.nullable().optional(),
  can_vote: z.boolean().optional(),
})
export type AiRuling = z.infer<typeof AiRuling>

const ofConflict = z.object({ conflict_uuid: id })
/** Without a session, every voting call is refused with the same message. */
const logIn = { 'session.required': rulingsMessages.logIn } as const

export const rulings = {
  /** Newest first; or, with `p_conflict_id`, only that conflict's ruling, if it is on the board. */
  get_public_ai_rulings: read('get_public_ai_rulings', 'public', { mayLag: 'visitors' })
    .input(z.object({ p_conflict_id: id.nullish(), ...page }))
    .output(z.array(AiRuling)),

  /** Counts for all six vote types, including zeros. */
  get_conflict_vote_counts: read('get_conflict_vote_counts', 'public', { mayLag: 'visitors' })
    .errors(refusals(['conflict.not_found']))
    .input(ofConflict)
    .output(z.array(z.object({ vote_type: voteType, vote_count: count }))),

  /** The caller's own vote; empty until they vote. */
  get_user_vote_for_conflict: read('get_user_vote_for_conflict')
    .errors(refusals(['session.required', 'access.not_yourself', 'conflict.not_found'], logIn))
    .input(ofConflict.extend({ user_uuid: id.nullish() }))
    .output(z.array(z.object({ vote_type: voteType }))),

  check_can_vote: read('check_can_vote')
    .errors(refusals(['session.required'], logIn))
    .input(ofConflict)
    .output(z.object({ can_vote: z.boolean(), reason: z.string().nullable() })),

  /** Casts or changes a vote. Repeating the same vote changes nothing. */
  cast_conflict_vote: write('cast_conflict_vote')
    .errors(refusals(['session.required', 'conflict.not_found', 'ruling.own', 'ruling.closed'], logIn))
    .input(ofConflict.extend({ vote_type: voteType }))
    .output(z.object({ vote_type: voteType, vote_counts: counts })),
}
