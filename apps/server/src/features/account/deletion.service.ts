import type { Auth, Proof, SignedIn } from '@squash/auth'
import { decideDeletion } from '@squash/rules/people/deletion'
import { ok, type Result, refuse } from '@squash/rules/result'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Audit } from '../audit/public.ts'

/**
 * When an account is to be erased; null if it isn't, undefined if there is no such account. Locks its profile until the
 * transaction ends.
 */
async function lockErasureTime(tx: Tx, person: string): Promise<Date | null | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select('erase_at')
    .where('id', '=', person)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.erase_at
}

async function setErasureTime(tx: Tx, person: string, erase_at: Date | null): Promise<void> {
  await tx.updateTable('profiles').set({ erase_at }).where('id', '=', person).execute()
}

/** When an account is to be erased, and its address; undefined if there is no such account. */
export const findErasureTime = (
  db: Db,
  person: string,
): Promise<{ erase_at: Date | null; email: string | null; email_confirmed: boolean } | undefined> =>
  db.selectFrom('profiles').select(['erase_at', 'email', 'email_confirmed']).where('id', '=', person).executeTakeFirst()

/**
 * Sets the erasure time of the account that holds a confirmed address, unless it has an earlier one.
 * @returns the account's id; null if no account holds the address
 */
async function setErasureTimeOf(tx: Tx, email: string, at: Date): Promise<string | null> {
  const row = await tx
    .updateTable('profiles')
    .set({ erase_at: sql`least(erase_at, ${at})` })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_confirmed', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  auth: Pick<Auth, 'reauthenticate' | 'requestDeletion' | 'cancelDeletion'>
}

/** Requests to erase an account, which its user can cancel for seven days (docs/reference/your-data.md#deleting-an-account). */
export function createDeletion({ database: { db }, clock, outbox, auth }: Parts) {
  return {
    /**
     * Before the transaction: verifies the user's identity. If deletion has already been requested, there is nothing to
     * prove, because nothing changes; so a repeated request is answered even though its code is used up.
     */
    async confirm(
      by: SignedIn,
      proof: Proof,
    ): Promise<Result<{ isProved: boolean }, 'account.reauthentication_required' | 'request.rate_limited'>> {
      if ((await findErasureTime(db, by.userId))?.erase_at) return ok({ isProved: false })
      const confirmed = await auth.reauthenticate(by, proof)
      if (confirmed.ok) return ok({ isProved: true })
      return confirmed.retryAfter === undefined
        ? refuse('account.reauthentication_required')
        : refuse('request.rate_limited', { retry_after: confirmed.retryAfter })
    },

    /** @returns the erasure time: the first one announced, however often it is requested */
    async request(
      tx: Tx,
      by: SignedIn,
      { isProved }: { isProved: boolean },
    ): Promise<Result<{ erase_at: string }, 'account.reauthentication_required'>> {
      const now = clock.now()
      const decision = decideDeletion({ due: await lockErasureTime(tx, by.userId), isProved, now })
      if (!decision.ok) return decision
      const { erase_at, isNew } = decision.value
      if (isNew) {
        await setErasureTime(tx, by.userId, erase_at)
        await auth.requestDeletion(tx, by)
        await outbox.publish(tx, [{ type: 'account.deletion_requested', person: by.userId, at: now }])
      }
      return ok({ erase_at: erase_at.toISOString() })
    },

    /** Possible until the erasure itself locks the account. Does nothing if no deletion was requested. */
    async cancel(tx: Tx, by: SignedIn): Promise<Result<null, never>> {
      if (!(await lockErasureTime(tx, by.userId))) return ok(null)
      await setErasureTime(tx, by.userId, null)
      await auth.cancelDeletion(tx, by)
      await outbox.publish(tx, [{ type: 'account.deletion_cancelled', person: by.userId, at: clock.now() }])
      return ok(null)
    },
  }
}

export type Deletion = ReturnType<typeof createDeletion>

type OrderParts = { database: Pick<Database, 'transaction'>; clock: Clock; audit: Audit }

/**
 * Schedules an account for erasure at the next hourly run, without a grace period, for an operator who receives a written
 * request.
 * @returns false when no account holds this confirmed address
 */
export const orderErasure = ({ database, clock, audit }: OrderParts, email: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const person = await setErasureTimeOf(tx, email, clock.now())
    if (person === null) return false
    await audit.record(tx, { admin: null, act: 'account.erasure_ordered', subject: person })
    return true
  })
