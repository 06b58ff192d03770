import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { StandIn } from '../../platform/erasure/erased-person.ts'

const AT_ONCE = 1000

/** Accounts due for erasure, the longest overdue first. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const query = db.selectFrom('profiles').select('id').where('erase_at', '<=', now).orderBy('erase_at').limit(AT_ONCE)
  return (await query.execute()).map(({ id }) => id)
}

/** Locks a profile, so that nothing new can reference it until the transaction ends. */
export const lockForErasure = (tx: Tx, person: string) =>
  tx
    .selectFrom('profiles')
    .select(['erase_at', 'email', 'email_confirmed', 'username', 'first_name', 'last_name'])
    .where('id', '=', person)
    .forUpdate()
    .executeTakeFirst()

export async function insertErasure(tx: Tx, { id, standIn }: StandIn, at: Date): Promise<void> {
  await tx.insertInto('erasures').values({ person_id: id, stand_in: standIn, erased_at: at }).execute()
}

/** Erasures at or before this time, locked until the transaction ends. */
export async function lockErasures(tx: Tx, until: Date): Promise<StandIn[]> {
  const rows = await tx
    .selectFrom('erasures')
    .select(['person_id as id', 'stand_in as standIn'])
    .where('erased_at', '<=', until)
    .orderBy('erased_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows
}

export async function deleteErasure(tx: Tx, person: string): Promise<void> {
  await tx.deleteFrom('erasures').where('person_id', '=', person).execute()
}

/** Lets the transaction's statements scan whole tables, which takes longer than a request's statement is allowed to. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
}
