import type { Auth, Proof, SignedIn } from '@squash/auth'
import { ok, type Result, refuse } from '@squash/rules'
import { decideDeletion } from '@squash/rules/people/deletion'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { findErasureTime, lockErasureTime, setErasureTime } from './deletion.store.ts'

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  auth: Pick<Auth, 'reauthenticate' | 'requestDeletion' | 'cancelDeletion'>
}

/** A person asks for their account to be erased, and may think better of it for seven days (decisions §14). */
export function createDeletion({ database: { db }, clock, outbox, auth }: Parts) {
  return {
    /**
     * Before the transaction: whether it is them. Where deletion is asked for already there is nothing to prove, because
     * nothing changes; so a repeated request gets its answer although its code is used up.
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

    /** @returns when it happens: the first time that was said, however often it is asked for */
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

    /** Nothing happens where nothing was asked for; until the erasure itself holds the account, it is not too late. */
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
