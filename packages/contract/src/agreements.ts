import { z } from 'zod'
import { read, write } from './call.ts'
import { Commitment } from './commitments.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { agreementMessages } from './messages/agreement.ts'
import { acknowledged, SAFETY_REFUSALS, withSafetyHint } from './safety.ts'
import { id, timestamp } from './schemas.ts'
import { AGREEMENT_STATUSES, CHECK_IN_ANSWERS, CHECK_IN_DAYS, PARTIES } from './values.ts'

const held = z.enum(CHECK_IN_ANSWERS).nullable()
const day = z.union(CHECK_IN_DAYS.map((one) => z.literal(one)))

/** A check-in: when both parties are asked whether the agreement held, and their answers. */
export const CheckIn = z.object({
  day,
  due_at: timestamp,
  /** Until then, each party may answer or change their answer. */
  closes_at: timestamp,
  open: z.boolean(),
  user1: held,
  user2: held,
})
export type CheckIn = z.infer<typeof CheckIn>

/** A check-in on the dashboard that the user can answer but hasn't yet. */
export const OpenCheckIn = z.object({
  conflict_id: id,
  title: z.string(),
  other_name: z.string(),
  day,
  closes_at: timestamp,
})
export type OpenCheckIn = z.infer<typeof OpenCheckIn>

export const AgreementRevision = z.object({
  revision: z.number().int(),
  /** null for the first draft, which holds the commitments that the mediator proposed. */
  author: z.enum(PARTIES).nullable(),
  created_at: timestamp,
  commitments: z.array(Commitment),
})
export type AgreementRevision = z.infer<typeof AgreementRevision>

/** What two people agreed on when their conflict was resolved, as either of them sees it. */
export const Agreement = z.object({
  conflict_id: id,
  title: z.string(),
  status: z.enum(AGREEMENT_STATUSES),
  /** Counts up with every change of the commitments. */
  revision: z.number().int(),
  commitments: z.array(Commitment),
  /** When each party confirmed this revision. */
  confirmed: z.object({ user1: timestamp.nullable(), user2: timestamp.nullable() }),
  /** When both had confirmed this revision; null for a draft. */
  confirmed_at: timestamp.nullable(),
  /** The last revision that both confirmed. It stays in force until both have confirmed a later one. */
  in_force: AgreementRevision.pick({ revision: true, commitments: true })
    .extend({ confirmed_at: timestamp })
    .nullable(),
  created_at: timestamp,
  names: z.object({ user1: z.string(), user2: z.string() }),
  viewer_role: z.enum(PARTIES),
  /** false once the other party's account is erased, because there is nobody left to agree with. */
  can_change: z.boolean(),
  /** Dated from when both had confirmed for the first time; empty until then. */
  check_ins: z.array(CheckIn),
  /** Newest first, including the current one. */
  revisions: z.array(AgreementRevision),
  /**
   * The path of the calendar file, which takes the same bearer token as a call; null until both have confirmed once.
   */
  calendar_path: z.string().nullable(),
  /** Whether the viewer may open a follow-up conflict, because either party answered 'not'. */
  can_follow_up: z.boolean(),
})
export type Agreement = z.infer<typeof Agreement>

const byConflict = z.object({ p_conflict_id: id })
/** The revision on the user's screen. If it is no longer the current one, the call is refused. */
const seen = { revision: z.number().int().min(1).nullish() }
const found = ['conflict.not_found', 'agreement.not_found'] as const

export const agreements = {
  /** null if the caller's conflict has no agreement, for example because it was resolved before agreements existed. */
  get_agreement: read('get_agreement')
    .errors(refusals(['conflict.not_found']))
    .input(byConflict)
    .output(Agreement.nullable()),

  /**
   * Replaces the whole list. A changed list becomes a new revision, which both have to confirm; an unchanged one has no
   * effect.
   */
  save_commitments: write('save_commitments')
    .errors(refusals([...found, 'agreement.stale', 'agreement.other_left', 'agreement.insulting', ...SAFETY_REFUSALS]))
    .input(
      byConflict.extend({
        commitments: z.array(Commitment).max(LIMITS.agreementCommitments, agreementMessages.tooManyCommitments),
        ...seen,
        ...acknowledged,
      }),
    )
    .output(Agreement.extend(withSafetyHint)),

  /** Confirms the current revision for the caller; repeating it changes nothing. */
  confirm_agreement: write('confirm_agreement')
    .errors(refusals([...found, 'agreement.stale', 'agreement.other_left', 'agreement.empty']))
    .input(byConflict.extend(seen))
    .output(Agreement),

  /** Answers an open check-in, or changes the caller's answer. */
  answer_check_in: write('answer_check_in')
    .errors(refusals([...found, 'agreement.check_in_closed']))
    .input(byConflict.extend({ day, held: z.enum(CHECK_IN_ANSWERS) }))
    .output(Agreement),
}
