import { setBan } from '@squash/auth'
import type { AuthTables } from '@squash/auth/tables'
import type { BannedAccount } from '@squash/contract/admin'
import { ok } from '@squash/rules'
import { decideBan, endOfBan } from '@squash/rules/people/ban'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { failedJobs } from '../../platform/jobs/failed-jobs.ts'
import type { Profiles } from '../profiles/profiles.service.ts'
import type { Audit } from './audit.service.ts'
import { listBans } from './bans.store.ts'
import { presentBan } from './bans.view.ts'
import { isInDispute } from './disputes.service.ts'

type Parts = {
  database: Database
  clock: Clock
  profiles: Pick<Profiles, 'setAdmin' | 'holderOf' | 'lock'>
  audit: Audit
}

/** Who keeps whom out until when, or lets them in again (`until` null). */
type Ban = { admin: string | null; person: string; until: Date | null; reason?: string }
type Said = { user_id: string; reason: string }

/** What an operator does at the command line, and what an admin may look at. */
export function createAdmin({ database: { db, transaction }, clock, profiles, audit }: Parts) {
  /** Keeps somebody out and ends their sessions, or lets them in again. @returns whether that changed anything */
  async function changeBan(tx: Tx, { person, until, ...by }: Ban): Promise<boolean> {
    if (!(await setBan(tx.withTables<AuthTables>(), clock, person, until))) return false
    const act = until ? { act: 'account.banned' as const, until } : { act: 'account.unbanned' as const }
    await audit.record(tx, { ...by, ...act, subject: person })
    return true
  }

  async function setBanned(tx: Tx, admin: string, { user_id, reason, until }: Said & { until: Date | null }) {
    const person = await profiles.lock(tx, user_id)
    const in_dispute = await isInDispute(tx, admin, [user_id])
    const decision = decideBan(admin, person && { ...person, in_dispute })
    if (!decision.ok) return decision
    await changeBan(tx, { admin, person: user_id, until, reason })
    return ok(null)
  }

  return {
    /** Jobs that were given up within the last 14 days, newest first. */
    async jobFailures(page: { limit: number; before: string | null }) {
      const failed = await failedJobs(db, { limit: page.limit, ...(page.before ? { before: page.before } : {}) })
      return failed.map(({ failed_at, ...job }) => ({ ...job, failed_at: failed_at.toISOString() }))
    },

    /** Everything that was done with an admin's power, the latest first. */
    acts: (page: { limit: number; before: number | null }) => audit.list(db, page),

    /** Who is kept out at present, the latest first. */
    async banned(admin: string, page: { limit: number; before: number | null }): Promise<BannedAccount[]> {
      return (await listBans(db, admin, { ...page, now: clock.now() })).map((ban) => presentBan(ban, admin))
    },

    /**
     * Makes the person who holds this address an admin, or takes that from them. Only a confirmed address has a holder:
     * anybody can sign up with somebody else's.
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
     * Keeps whoever holds this address out until then, and ends their sessions; null lets them in again. What they wrote stays
     * where it is: hiding it is an act of its own.
     */
    banHolder: (email: string, until: Date | null): Promise<'nobody' | 'unchanged' | 'changed'> =>
      transaction(async (tx) => {
        const person = await profiles.holderOf(tx, email)
        if (person === null) return 'nobody'
        return (await changeBan(tx, { admin: null, person, until })) ? 'changed' : 'unchanged'
      }),

    /** The same by an admin who says why, for some days or for good. */
    ban: (tx: Tx, admin: string, { days, ...ban }: Said & { days?: number | null | undefined }) =>
      setBanned(tx, admin, { ...ban, until: endOfBan(days ?? null, clock.now()) }),

    /** Lets somebody in again, before their time is over. */
    unban: (tx: Tx, admin: string, said: Said) => setBanned(tx, admin, { ...said, until: null }),
  }
}

export type Admin = ReturnType<typeof createAdmin>
