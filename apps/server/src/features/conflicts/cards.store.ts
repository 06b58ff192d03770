import type { Group } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { readConflict, type StoredConflict, selectConflicts } from './stored-conflict.ts'

export type Page = { limit: number; before: string | null }

/**
 * One page of a person's conflicts, newest first: a range of the feed index, whatever the person's history.
 * @param other only those shared with this person, once both have joined
 */
export async function listConflicts(
  db: Db,
  person: string,
  group: Group,
  { limit, before }: Page,
  other: string | null = null,
): Promise<StoredConflict[]> {
  let query = selectConflicts(db)
    .innerJoin('conflict_parties as mine', 'mine.conflict_id', 'c.id')
    .where('mine.person_id', '=', person)
    .where('mine.grouping', '=', group)
    .orderBy('mine.created_at', 'desc')
    .orderBy('mine.conflict_id', 'desc')
    .limit(limit)
  if (other) query = query.where('mine.other_id', '=', other)
  if (before) {
    const cursor = (column: 'created_at' | 'conflict_id') =>
      db.selectFrom('conflict_parties').select(column).where('conflict_id', '=', before).where('person_id', '=', person)
    query = query.where(
      sql<boolean>`(mine.created_at, mine.conflict_id) < (${cursor('created_at')}, ${cursor('conflict_id')})`,
    )
  }
  return (await query.execute()).map(readConflict)
}

const none = { total: 0, active: 0, history: 0, resolved: 0, people: 0 }

/** A person's figures; zeros before their first conflict. */
export const findCounts = async (db: Db, person: string): Promise<typeof none> =>
  (await db
    .selectFrom('conflict_counts')
    .select(['total', 'active', 'history', 'resolved', 'people'])
    .where('person_id', '=', person)
    .executeTakeFirst()) ?? none

const nothingShared = { total: 0, active: 0, resolved: 0, ruled: 0 }

/** The figures that two people share; zeros when they never met in a conflict. */
export const findSharedCounts = async (db: Db, person: string, other: string): Promise<typeof nothingShared> =>
  (await db
    .selectFrom('shared_conflict_counts')
    .select(['total', 'active', 'resolved', 'ruled'])
    .where('person_id', '=', person)
    .where('other_id', '=', other)
    .executeTakeFirst()) ?? nothingShared

/** The landing page's figures: the sum of the sixteen shards. */
export const findGlobalStats = (db: Db) =>
  db
    .selectFrom('global_stats')
    .select((row) => [
      sql<number>`${row.fn.sum('total_conflicts')}::int`.as('total_conflicts'),
      sql<number>`${row.fn.sum('resolved_conflicts')}::int`.as('resolved_conflicts'),
    ])
    .executeTakeFirstOrThrow()
