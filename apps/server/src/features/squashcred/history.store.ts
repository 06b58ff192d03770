import { type Counters, completeCounters } from '@squash/rules/counters/counters'
import type { Change } from '@squash/rules/squashcred/series'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

export type Page = { limit: number; before: string | null }

const findTotals = (db: Db, person: string) =>
  db
    .selectFrom('reward_standings')
    .select(['squashcred', 'counters'])
    .where('person_id', '=', person)
    .executeTakeFirst()

/** A user's balance; 0 before anything was counted, and for an unknown user. */
export const findBalance = async (db: Db, person: string): Promise<number> =>
  (await findTotals(db, person))?.squashcred ?? 0

/** What has been counted for a user so far. */
export const findCounters = async (db: Db, person: string): Promise<Counters> =>
  completeCounters((await findTotals(db, person))?.counters ?? {})

/** One page of a user's ledger, newest first: a range of its index, however long the ledger. */
export function listEntries(db: Db, person: string, { limit, before }: Page) {
  let query = db
    .selectFrom('squashcred_events')
    .select(['id', 'user_id', 'created_at', 'code', 'amount', 'reason'])
    .where('user_id', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('place', 'desc')
    .limit(limit)
  if (before) {
    const cursor = (column: 'created_at' | 'place') =>
      db.selectFrom('squashcred_events').select(column).where('id', '=', before).where('user_id', '=', person)
    query = query.where(sql<boolean>`(created_at, place) < (${cursor('created_at')}, ${cursor('place')})`)
  }
  return query.execute()
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

export type RecentChanges = { balance: number; timeZone: string; changes: Change[] }

/**
 * A user's balance together with its changes since a moment, from one snapshot: one statement, a range of the ledger's
 * index.
 * @returns null when there is no such user
 */
export async function findRecentChanges(db: Db, person: string, since: Date): Promise<RecentChanges | null> {
  const rows = await db
    .selectFrom('profiles as p')
    .leftJoin('reward_standings as s', 's.person_id', 'p.id')
    .leftJoin('squashcred_events as e', (join) => join.onRef('e.user_id', '=', 'p.id').on('e.created_at', '>=', since))
    .select(['p.time_zone', 's.squashcred', 'e.created_at', 'e.amount'])
    .where('p.id', '=', person)
    .execute()
  const [first] = rows
  if (!first) return null
  const changes = rows.flatMap(({ created_at, amount }) =>
    created_at === null || amount === null ? [] : [{ at: created_at, amount }],
  )
  return { balance: first.squashcred ?? 0, timeZone: first.time_zone, changes }
}
