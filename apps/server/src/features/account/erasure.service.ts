import type { Auth } from '@squash/auth'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson, StandIn } from '../../platform/erasure/erased-person.ts'
import { forgetPerson, replacePerson } from '../../platform/erasure/forget-person.ts'
import { deleteErasure, insertErasure, listDue, lockErasures, lockForErasure, takeTime } from './erasure.store.ts'

/**
 * A feature that stores personal data; called in the transaction that erases an account, while the account still
 * exists.
 */
export type ErasureListener = { personErased(tx: Tx, person: ErasedPerson): Promise<void> }
/** A feature that stores events with user ids; called then, and again a day later. */
export type StandInListener = { personReplaced(tx: Tx, person: StandIn): Promise<void> }

type Parts = {
  database: Database
  clock: Clock
  auth: Pick<Auth, 'lockForErasure' | 'erase'>
  newId: () => string
  /** The user's former names. */
  formerNames: (tx: Tx, person: string) => Promise<string[]>
  listeners: readonly ErasureListener[]
  standInListeners: readonly StandInListener[]
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Erases accounts, each in one transaction, so that a process that dies half-way has erased nothing, and the next run
 * erases everything. Rows that still reference the account at the end are deleted with it, or lose their user.
 */
export function createErasure({ database, clock, auth, newId, formerNames, listeners, standInListeners }: Parts) {
  const erase = (id: string, now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      await takeTime(tx)
      const known = await auth.lockForErasure(tx, id)
      const profile = await lockForErasure(tx, id)
      // Cancelled, or already erased by another worker.
      if (!known || !profile?.erase_at || profile.erase_at > now) return
      const { first_name, last_name, username } = profile
      const address = profile.email_confirmed ? (profile.email?.toLowerCase() ?? null) : null
      const person: ErasedPerson = {
        id,
        standIn: newId(),
        address,
        names: distinct([...known.names, first_name, last_name, username, ...(await formerNames(tx, id))]),
        reachedBy: distinct([...known.emails, profile.email, ...known.phones.map((phone) => `+${phone}`)]),
      }
      await insertErasure(tx, person, clock.now())
      for (const listener of listeners) await listener.personErased(tx, person)
      await auth.erase(tx, id)
      await forgetPerson(tx, person)
      for (const listener of standInListeners) await listener.personReplaced(tx, person)
    })

  /** Work under way during an erasure may have written the id again; after that nothing can. */
  const sweep = (now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      await takeTime(tx)
      for (const erased of await lockErasures(tx, new Date(now.getTime() - DAY))) {
        await replacePerson(tx, erased)
        for (const listener of standInListeners) await listener.personReplaced(tx, erased)
        await deleteErasure(tx, erased.id)
      }
    })

  return {
    /** Erases every account that is due. @throws the errors of those that failed, after all the others are done */
    async eraseDue(now: Date): Promise<void> {
      const failures: unknown[] = []
      for (const id of await listDue(database.db, now)) {
        await erase(id, now).catch((error) => failures.push(error))
      }
      await sweep(now)
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not erased`)
    },
  }
}

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null).filter((value) => value.trim() !== '')),
]

export type Erasure = ReturnType<typeof createErasure>
