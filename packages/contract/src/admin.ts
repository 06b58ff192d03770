import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { reportsMessages } from './messages/reports.ts'
import { id, page, text, timestamp } from './schemas.ts'

/** A job that was given up after its last try. What it worked on stays out: that may hold an address. */
export const JobFailure = z.object({
  id,
  name: z.string(),
  failed_at: timestamp,
  attempts: z.number().int(),
  error: z.string().nullable(),
})

/** One thing that was done with an admin's power. */
export const AdminAct = z.object({
  /** Grows with time; `p_before` takes it. */
  id: z.number().int(),
  /** Null for what the operator did at the command line, and for an account that is erased. */
  admin: z.object({ id, display_name: z.string() }).nullable(),
  act: z.string(),
  /** The id of what it was done to. */
  subject: z.string().nullable(),
  at: timestamp,
  /** Why somebody was banned or let in again; null for all else, and once that account is erased. */
  reason: z.string().nullable(),
})
export type AdminAct = z.infer<typeof AdminAct>

const ban = z.object({ user_id: id, reason: text(LIMITS.reportReason, reportsMessages.banReasonRequired) })
const notForAll = refusals(['profile.not_found', 'ban.yourself', 'ban.admin'], {
  'profile.not_found': reportsMessages.nobodyToBan,
})

export const admin = {
  get_job_failures: read('get_job_failures', 'admin').input(z.object(page)).output(z.array(JobFailure)),

  /** Everything that was done with an admin's power, the latest first. */
  get_admin_acts: read('get_admin_acts', 'admin')
    .input(z.object({ p_limit: page.p_limit, p_before: z.number().int().positive().nullish() }))
    .output(z.array(AdminAct)),

  /** Signs somebody out everywhere, within a second, and keeps them out until they are let in again. Again: nothing changes. */
  ban_account: write('ban_account', 'admin').errors(notForAll).input(ban).output(z.null()),

  /** Lets somebody in again. Again: nothing changes. */
  unban_account: write('unban_account', 'admin').errors(notForAll).input(ban).output(z.null()),
}
