import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { reportsMessages } from './messages/reports.ts'
import { id, page, text, timestamp } from './schemas.ts'
import { REPORT_KINDS } from './values.ts'

/** A job that was given up after its last try. What it worked on stays out: that may hold an address. */
export const JobFailure = z.object({
  id,
  name: z.string(),
  failed_at: timestamp,
  attempts: z.number().int(),
  error: z.string().nullable(),
})

const Named = z.object({ id, display_name: z.string() })
/** When a ban ends; null: never. */
const until = timestamp.nullable()

/** One thing that was done with an admin's power. */
export const AdminAct = z.object({
  /** Grows with time; `p_before` takes it. */
  id: z.number().int(),
  /** Null for what the operator did at the command line, and for an account that is erased. */
  admin: Named.nullable(),
  act: z.string(),
  /** The id of what it was done to. */
  subject: z.string().nullable(),
  /** What strangers know it by: a name or a title. Null where it has none, was never public, or is erased. */
  subject_name: z.string().nullable(),
  /** Of a decision about a report: what was reported. */
  report_kind: z.enum(REPORT_KINDS).nullable(),
  at: timestamp,
  /** Why somebody was banned or let in again; null for all else, and once that account is erased. */
  reason: z.string().nullable(),
  /** For how long somebody was banned; null for all else. */
  ban: z.object({ until }).nullable(),
})
export type AdminAct = z.infer<typeof AdminAct>

/** An account that is kept out at present. */
export const BannedAccount = z.object({
  /** Of the act in the log; `p_before` takes it. */
  id: z.number().int(),
  person: Named.extend({ username: z.string().nullable() }),
  since: timestamp,
  until,
  /** Null for what the operator did at the command line, as that gives none. */
  reason: z.string().nullable(),
  /** Null for the operator, and for an account that is erased. */
  by: Named.nullable(),
  /** False for another admin, whom the operator alone lets in again, and for somebody the caller is in a dispute with. */
  can_unban: z.boolean(),
})
export type BannedAccount = z.infer<typeof BannedAccount>

/** The longest ban that has an end. */
const MOST_DAYS = 365
const unban = z.object({ user_id: id, reason: text(LIMITS.reportReason, reportsMessages.banReasonRequired) })
/** `days` left out or null: for good. */
const ban = unban.extend({ days: z.number().int().min(1).max(MOST_DAYS).nullish() })
const acts = z.object({ p_limit: page.p_limit, p_before: z.number().int().positive().nullish() })
const notForAll = refusals(['profile.not_found', 'ban.yourself', 'ban.admin', 'ban.in_dispute'], {
  'profile.not_found': reportsMessages.nobodyToBan,
})

export const admin = {
  get_job_failures: read('get_job_failures', 'admin').input(z.object(page)).output(z.array(JobFailure)),

  /** Everything that was done with an admin's power, the latest first. */
  get_admin_acts: read('get_admin_acts', 'admin').input(acts).output(z.array(AdminAct)),

  /** Who is kept out at present, the latest first. */
  get_banned_accounts: read('get_banned_accounts', 'admin').input(acts).output(z.array(BannedAccount)),

  /**
   * Signs somebody out everywhere, within a second, and keeps them out for some days, or until they are let in again. Somebody who
   * is banned already is banned until then from now on; for good, again: nothing changes.
   */
  ban_account: write('ban_account', 'admin').errors(notForAll).input(ban).output(z.null()),

  /** Lets somebody in again. Again: nothing changes. */
  unban_account: write('unban_account', 'admin').errors(notForAll).input(unban).output(z.null()),
}
