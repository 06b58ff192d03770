import type { Auth } from '@squash/auth'
import { DAY } from '@squash/rules/time/units'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson, StandIn } from '../../platform/erasure/erased-person.ts'
import { forgetPerson, replacePerson } from '../../platform/erasure/forget-person.ts'
import { handleEach } from '../../platform/jobs/handle-due.ts'

/** Accounts processed in one run. */
const BATCH = 1000

/** Accounts due for erasure, the longest overdue first. */
async function listDue(db: Db, now: Date): Promise<string[]> {
  const query = db.selectFrom('profiles').select('id').where('erase_at', '<=', now).orderBy('erase_at').limit(BATCH)
  return (await query.execute()).map(({ id }) => id)
}

/** Locks a profile, so that nothing new can reference it until the transaction ends. */
const lockForErasure = (tx: Tx, person: string) =>
  tx
    .selectFrom('profiles')
    .select(['erase_at', 'email', 'email_confirmed', 'username', 'first_name', 'last_name'])
    .where('id', '=', person)
    .forUpdate()
    .executeTakeFirst()

async function insertErasure(tx: Tx, { id, standIn }: StandIn, at: Date): Promise<void> {
  await tx.insertInto('erasures').values({ person_id: id, stand_in: standIn, erased_at: at }).execute()
}

/** Erasures at or before this time, locked until the transaction ends. */
async function lockErasures(tx: Tx, until: Date): Promise<StandIn[]> {
  const rows = await tx
    .selectFrom('erasures')
    .select(['person_id as id', 'stand_in as standIn'])
    .where('erased_at', '<=', until)
    .orderBy('erased_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows
}

async function deleteErasure(tx: Tx, person: string): Promise<void> {
  await tx.deleteFrom('erasures').where('person_id', '=', person).execute()
}

/** Lets the transaction's statements scan whole tables, which takes longer than a request's statement is allowed to. */
async function liftStatementTimeout(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
}

/**
 * A feature that stores personal data; called in the transaction that erases an account, while the account still
 * exists.
 */
export type ErasureListener = { personErased(tx: Tx, person: ErasedPerson): Promise<void> }
/** A feature that stores events with user ids; called in the same transaction, and again a day later. */
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

/**
 * Erases accounts, each in its own transaction: if a process dies midway through one, nothing of it is erased, and the
 * next run erases all of it. Rows that still reference the account at the end are deleted with it, or lose their user.
 */
export function createErasure({ database, clock, auth, newId, formerNames, listeners, standInListeners }: Parts) {
  const erase = (id: string, now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      await liftStatementTimeout(tx)
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

  /** Replaces the ids erased a day ago again: work in progress during an erasure may have written them again. */
  const replaceLateWrites = (now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      await liftStatementTimeout(tx)
      for (const erased of await lockErasures(tx, new Date(now.getTime() - DAY))) {
        await replacePerson(tx, erased)
        for (const listener of standInListeners) await listener.personReplaced(tx, erased)
        await deleteErasure(tx, erased.id)
      }
    })

  return {
    /** Erases every account that is due. @throws the errors of those that failed, after all the others are done */
    async eraseDue(now: Date): Promise<void> {
      try {
        await handleEach(await listDue(database.db, now), (id) => erase(id, now))
      } finally {
        await replaceLateWrites(now)
      }
    },
  }
}

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null).filter((value) => value.trim() !== '')),
]

export type Erasure = ReturnType<typeof createErasure>
