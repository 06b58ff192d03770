import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { reportsMessages } from './messages/reports.ts'
import { id, page, text, timestamp } from './schemas.ts'
import { REPORT_KINDS } from './values.ts'

/** A job that failed its last retry. Its payload is left out because it may contain an email address. */
const JobFailure = z.object({
  id,
  name: z.string(),
  failed_at: timestamp,
  attempts: z.number().int(),
  error: z.string().nullable(),
})

const Named = z.object({ id, display_name: z.string() })
/** When a ban ends; null for a permanent ban. */
const until = timestamp.nullable()

/** An action taken with admin rights. */
export const AdminAct = z.object({
  /** Increases over time; used as the cursor `p_before`. */
  id: z.number().int(),
  /** Null for actions taken by the operator at the command line, and for erased accounts. */
  admin: Named.nullable(),
  act: z.string(),
  /** The id of the action's target. */
  subject: z.string().nullable(),
  /** The target's public name or title. Null if it has none, was never public, or is erased. */
  subject_name: z.string().nullable(),
  /** The kind of content reported, for decisions about a report. */
  report_kind: z.enum(REPORT_KINDS).nullable(),
  at: timestamp,
  /** The reason for a ban or unban; null for all other actions, and once the account is erased. */
  reason: z.string().nullable(),
  /** The length of a ban; null for all other actions. */
  ban: z.object({ until }).nullable(),
})
export type AdminAct = z.infer<typeof AdminAct>

/** An account that is currently banned. */
export const BannedAccount = z.object({
  /** The id of the ban in the admin log; used as the cursor `p_before`. */
  id: z.number().int(),
  person: Named.extend({ username: z.string().nullable() }),
  since: timestamp,
  until,
  /** Null for bans set by the operator at the command line, which takes no reason. */
  reason: z.string().nullable(),
  /** Null for the operator, and for an erased account. */
  by: Named.nullable(),
  /**
   * False for another admin, because only the operator can unban them, and for a user the caller is in a dispute with.
   */
  can_unban: z.boolean(),
})
export type BannedAccount = z.infer<typeof BannedAccount>

/** The longest temporary ban. */
const MAX_BAN_DAYS = 365
const unban = z.object({ user_id: id, reason: text(LIMITS.reportReason, reportsMessages.banReasonRequired) })
/** Omitting `days` or passing null bans permanently. */
const ban = unban.extend({ days: z.number().int().min(1).max(MAX_BAN_DAYS).nullish() })
const acts = z.object({ p_limit: page.p_limit, p_before: z.number().int().positive().nullish() })
const notForAll = refusals(['profile.not_found', 'ban.yourself', 'ban.admin', 'ban.in_dispute'], {
  'profile.not_found': reportsMessages.banUnknownAccount,
})

export const admin = {
  get_job_failures: read('get_job_failures', 'admin').input(z.object(page)).output(z.array(JobFailure)),

  /** All actions taken with admin rights, newest first. */
  get_admin_acts: read('get_admin_acts', 'admin').input(acts).output(z.array(AdminAct)),

  /** Accounts that are currently banned, latest ban first. */
  get_banned_accounts: read('get_banned_accounts', 'admin').input(acts).output(z.array(BannedAccount)),

  /**
   * Signs the user out everywhere within a second and bans them for some days, or until they are unbanned. Banning a
   * user again replaces the end of their ban; repeating a permanent ban changes nothing.
   */
  ban_account: write('ban_account', 'admin').errors(notForAll).input(ban).output(z.null()),

  /** Lifts a ban. Repeating the call changes nothing. */
  unban_account: write('unban_account', 'admin').errors(notForAll).input(unban).output(z.null()),
}
