import type { Conflict } from '@squash/rules/conflicts/conflict'
import { weekOf } from '@squash/rules/leaderboard/week'
import { sql } from 'kysely'
import type { Db, Statement } from '../../../platform/database/database.ts'
import { shardOf } from '../../../platform/database/shard-of.ts'
import { ALL_TIME } from '../tables.ts'

const weeksOf = ({ created_at }: Conflict): [string, string] => [ALL_TIME, weekOf(created_at)]

/** Adds a conflict to a user's public counters when they start or answer it. */
export const addToPublicCounts = (statement: Statement, conflict: Conflict, person: string): Statement =>
  statement.with('public', (db) =>
    db
      .insertInto('public_conflict_counts')
      .values(weeksOf(conflict).map((week) => ({ person_id: person, week, total: 1 })))
      .onConflict((clash) =>
        clash.columns(['person_id', 'week']).doUpdateSet({ total: sql`public_conflict_counts.total + 1` }),
      ),
  )

/** Adds a resolved conflict to the public counters of both parties. */
export const addResolvedToPublicCounts = (statement: Statement, conflict: Conflict): Statement =>
  statement.with('public', (db) =>
    db
      .updateTable('public_conflict_counts')
      .set({ resolved: sql`resolved + 1` })
      .where('person_id', 'in', [conflict.user1_id, conflict.user2_id].filter((id) => id !== null).sort())
      .where('week', 'in', weeksOf(conflict)),
  )

/** Removes a conflict from a user's public counters. @param person null changes nothing */
export const removeFromPublicCounts = (statement: Statement, conflict: Conflict, person: string | null): Statement =>
  statement.with('public', (db) =>
    db
      .updateTable('public_conflict_counts')
      .set({ total: sql`total - 1` })
      .where('person_id', '=', person)
      .where('week', 'in', weeksOf(conflict)),
  )

/** Adds a reopened conflict back to the public counters of the user who answered it. */
export const addBackToPublicCounts = (statement: Statement, conflict: Conflict): Statement =>
  statement.with('public', (db) =>
    db
      .updateTable('public_conflict_counts')
      .set({ total: sql`total + 1` })
      .where('person_id', '=', conflict.user2_id)
      .where('week', 'in', weeksOf(conflict)),
  )

/** Changes the statistics of the week in which a conflict was created. */
export const changeWeekStats = (
  statement: Statement,
  conflict: Conflict,
  by: { total?: 1 | -1; resolved?: 1 },
): Statement =>
  statement.with('week_stats', (db) =>
    db
      .insertInto('weekly_stats')
      .values({
        week: weekOf(conflict.created_at),
        shard: shardOf(conflict.id),
        total_conflicts: by.total ?? 0,
        resolved_conflicts: by.resolved ?? 0,
      })
      .onConflict((clash) =>
        clash.columns(['week', 'shard']).doUpdateSet({
          total_conflicts: sql`weekly_stats.total_conflicts + excluded.total_conflicts`,
          resolved_conflicts: sql`weekly_stats.resolved_conflicts + excluded.resolved_conflicts`,
        }),
      ),
  )

const none = { total: 0, resolved: 0 }

/** A user's public conflict counters. */
export const findPublicCounts = async (db: Db, person: string): Promise<typeof none> =>
  (await db
    .selectFrom('public_conflict_counts')
    .select(['total', 'resolved'])
    .where('person_id', '=', person)
    .where('week', '=', ALL_TIME)
    .executeTakeFirst()) ?? none

/** How many conflicts were created in a week, and how many of those are resolved. @param week its Monday */
export const findWeekStats = (db: Db, week: string) =>
  db
    .selectFrom('weekly_stats')
    .select((row) => [
      sql<number>`coalesce(${row.fn.sum('total_conflicts')}, 0)::int`.as('total_conflicts'),
      sql<number>`coalesce(${row.fn.sum('resolved_conflicts')}, 0)::int`.as('resolved_conflicts'),
    ])
    .where('week', '=', week)
    .executeTakeFirstOrThrow()
