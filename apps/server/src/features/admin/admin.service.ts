import { setBan } from '@squash/auth'
import type { AuthTables } from '@squash/auth/tables'
import type { BannedAccount } from '@squash/contract/admin'
import { decideBan, endOfBan } from '@squash/rules/people/ban'
import { ok } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { failedJobs } from '../../platform/jobs/failed-jobs.ts'
import type { Audit } from '../audit/public.ts'
import type { Profiles } from '../profiles/public.ts'
import { listBans, presentBan } from './bans.store.ts'
import { isInDispute } from './disputes.service.ts'

type Parts = {
  database: Database
  clock: Clock
  profiles: Pick<Profiles, 'setAdmin' | 'holderOf' | 'lock'>
  audit: Audit
}

/** A change to a ban: `until` is when it ends, or null to unban. */
type Ban = { admin: string | null; person: string; until: Date | null; reason?: string }
type WithReason = { user_id: string; reason: string }

/** The operator's commands, what admins may read, and bans. */
export function createAdmin({ database: { db, transaction }, clock, profiles, audit }: Parts) {
  /** Bans a user and ends their sessions, or unbans them. @returns whether that changed anything */
  async function changeBan(tx: Tx, { person, until, ...by }: Ban): Promise<boolean> {
    if (!(await setBan(tx.withTables<AuthTables>(), clock, person, until))) return false
    const act = until ? { act: 'account.banned' as const, until } : { act: 'account.unbanned' as const }
    await audit.record(tx, { ...by, ...act, subject: person })
    return true
  }

  /** Bans or unbans a user on behalf of an admin, who must not be in a dispute with them. */
  async function setBanned(tx: Tx, admin: string, { user_id, reason, until }: WithReason & { until: Date | null }) {
    const person = await profiles.lock(tx, user_id)
    const in_dispute = await isInDispute(tx, admin, [user_id])
    const decision = decideBan(admin, person && { ...person, in_dispute })
    if (!decision.ok) return decision
    await changeBan(tx, { admin, person: user_id, until, reason })
    return ok(null)
  }

  return {
    /** Jobs that failed permanently within the last 14 days, newest first. */
    async jobFailures(page: { limit: number; before: string | null }) {
      const failed = await failedJobs(db, { limit: page.limit, ...(page.before ? { before: page.before } : {}) })
      return failed.map(({ failed_at, ...job }) => ({ ...job, failed_at: failed_at.toISOString() }))
    },

    /** Every admin action, newest first. */
    acts: (page: { limit: number; before: number | null }) => audit.list(db, page),

    /** Current bans, the latest first. */
    async banned(admin: string, page: { limit: number; before: number | null }): Promise<BannedAccount[]> {
      return (await listBans(db, admin, { ...page, now: clock.now() })).map((ban) => presentBan(ban, admin))
    },

    /**
     * Grants or revokes the admin role for the holder of this address. Only a confirmed address has a holder, because
     * anyone can sign up with someone else's.
     */
    appoint: (email: string, is_admin: boolean): Promise<'nobody' | 'unchanged' | 'changed'> =>
      transaction(async (tx) => {
        const changed = await profiles.setAdmin(tx, email, is_admin)
        if (changed === null) return 'nobody'
        if (!changed.changed) return 'unchanged'
        const act = is_admin ? 'admin.granted' : 'admin.revoked'
        await audit.record(tx, { admin: null, act, subject: changed.person })
        return 'changed'
      }),

    /**
     * Bans the holder of this address until then, and ends their sessions; null unbans them. Their content stays:
     * hiding it is a separate action.
     */
    banHolder: (email: string, until: Date | null): Promise<'nobody' | 'unchanged' | 'changed'> =>
      transaction(async (tx) => {
        const person = await profiles.holderOf(tx, email)
        if (person === null) return 'nobody'
        return (await changeBan(tx, { admin: null, person, until })) ? 'changed' : 'unchanged'
      }),

    /** Bans a user for some days, or permanently without `days`, for a reason that the audit log keeps. */
    ban: (tx: Tx, admin: string, { days, ...ban }: WithReason & { days?: number | null | undefined }) =>
      setBanned(tx, admin, { ...ban, until: endOfBan(days ?? null, clock.now()) }),

    /** Unbans a user before their ban expires. */
    unban: (tx: Tx, admin: string, ban: WithReason) => setBanned(tx, admin, { ...ban, until: null }),
  }
}

export type Admin = ReturnType<typeof createAdmin>
