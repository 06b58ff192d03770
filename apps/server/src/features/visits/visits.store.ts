import type { MyData } from '@squash/contract/account'
import type { Visits } from '@squash/rules/people/visits'
import { sql } from 'kysely'
import type { Database, Db, Statement, Tx } from '../../platform/database/database.ts'

/**
 * A user's visits and time zone, locked until the transaction ends; null before sign-up was recorded, or after erasure.
 */
export async function lockVisits(tx: Tx, person: string): Promise<(Visits & { time_zone: string }) | null> {
  const row = await tx
    .selectFrom('visits')
    .innerJoin('profiles', 'profiles.id', 'visits.person_id')
    .select(['visits.last_at', 'visits.recent_days', 'visits.absence_told', 'profiles.time_zone'])
    .where('visits.person_id', '=', person)
    .forUpdate('visits')
    .executeTakeFirst()
  return row ?? null
}

const findVisits = async (db: Db, person: string): Promise<{ last_at: Date; recent_days: string[] } | null> =>
  (await db
    .selectFrom('visits')
    .select(['last_at', 'recent_days'])
    .where('person_id', '=', person)
    .executeTakeFirst()) ?? null

/** Adds the row for a user's visits, if it is missing. Does nothing for an erased user. */
export async function insertVisits(tx: Tx, person: string, { last_at }: Visits): Promise<void> {
  await tx
    .insertInto('visits')
    .columns(['person_id', 'last_at'])
    .expression((from) =>
      from
        .selectFrom('profiles')
        .select(['profiles.id', sql<Date>`${last_at}::timestamptz`.as('last_at')])
        .where('profiles.id', '=', person),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Stores a user's visits. @param statement the transaction's next statement, to which it is added */
export async function saveVisits(statement: Statement, person: string, visits: Visits): Promise<void> {
  await statement
    .updateTable('visits')
    .set({ ...visits, recent_days: [...visits.recent_days] })
    .where('person_id', '=', person)
    .execute()
}

/**
 * Locks users whose last visit was before this time and whose absence is unpublished, the longest away first; skips those
 * already locked.
 */
export const lockAway = (tx: Tx, before: Date, limit: number) =>
  tx
    .selectFrom('visits')
    .select(['person_id', 'last_at'])
    .where('absence_told', '=', false)
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Records that these users' absences were published. */
export async function markAbsencesPublished(statement: Statement, people: readonly string[]): Promise<void> {
  await statement.updateTable('visits').set({ absence_told: true }).where('person_id', 'in', people).execute()
}

/** A user's visits, for their download. */
export const createVisits = ({ db }: Pick<Database, 'db'>) => ({
  async own(person: string): Promise<MyData['visits']> {
    const visits = await findVisits(db, person)
    return visits && { last_at: visits.last_at.toISOString(), recent_days: visits.recent_days }
  },
})
