import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Audit } from '../audit/public.ts'
import { setErasureTimeOf } from './deletion.store.ts'

type Parts = { database: Pick<Database, 'transaction'>; clock: Clock; audit: Audit }

/**
 * For an operator who receives a written request for erasure: without a grace period, by the next run of the same
 * schedule.
 * @returns false when no account holds this confirmed address
 */
export const orderErasure = ({ database, clock, audit }: Parts, email: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const person = await setErasureTimeOf(tx, email, clock.now())
    if (person === null) return false
    await audit.record(tx, { admin: null, act: 'account.erasure_ordered', subject: person })
    return true
  })
