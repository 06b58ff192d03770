import type { Conflict } from '@squash/rules/conflicts/conflict'
import { sql } from 'kysely'
import type { Statement } from '../../../platform/database/database.ts'
import { shardOf } from '../../../platform/database/shard-of.ts'
import {
  addBackToPublicCounts,
  addResolvedToPublicCounts,
  addToPublicCounts,
  changeWeekStats,
  removeFromPublicCounts,
} from './public-counts.store.ts'

const peopleOf = ({ user1_id, invitee_id }: Pick<Conflict, 'user1_id' | 'invitee_id'>): string[] =>
  // the same order everywhere, to prevent deadlocks
  [user1_id, invitee_id].filter((id) => id !== null).sort()

/** Counts a new conflict for its parties, its week and the landing page. */
export function countStarted(statement: Statement, conflict: Conflict): Statement {
  const counted = changeWeekStats(statement, conflict, { total: 1 })
  const seen = conflict.user1_id === null ? counted : addToPublicCounts(counted, conflict, conflict.user1_id)
  return seen
    .with('counts', (db) =>
      db
        .insertInto('conflict_counts')
        .values(peopleOf(conflict).map((person_id) => ({ person_id, total: 1, active: 1 })))
        .onConflict((clash) =>
          clash.column('person_id').doUpdateSet({
            total: sql`conflict_counts.total + 1`,
            active: sql`conflict_counts.active + 1`,
          }),
        ),
    )
    .with('stats', (db) =>
      db
        .updateTable('global_stats')
        .set({ total_conflicts: sql`total_conflicts + 1` })
        .where('shard', '=', shardOf(conflict.id)),
    )
}

/** Counts an answered conflict for both parties: their shared counters, the people they have met, and the public counters. */
export function countAnswered(statement: Statement, conflict: Conflict): Statement {
  const { user1_id: creator, user2_id: responder } = conflict
  if (responder === null) return statement
  const seen = addToPublicCounts(statement, conflict, responder)
  if (creator === null) return seen
  const pairs = [
    { person_id: creator, other_id: responder },
    { person_id: responder, other_id: creator },
  ].sort((a, b) => (a.person_id < b.person_id ? -1 : 1))
  return seen
    .with('shared', (db) =>
      db
        .insertInto('shared_conflict_counts')
        .values(pairs.map((pair) => ({ ...pair, total: 1, active: 1 })))
        .onConflict((clash) =>
          clash.columns(['person_id', 'other_id']).doUpdateSet({
            total: sql`shared_conflict_counts.total + 1`,
            active: sql`shared_conflict_counts.active + 1`,
          }),
        )
        .returning(['person_id', 'total']),
    )
    .with('counts', (db) =>
      db
        .updateTable('conflict_counts')
        .from('shared')
        .set({ people: sql`people + 1` })
        .whereRef('conflict_counts.person_id', '=', 'shared.person_id')
        .where('shared.total', '=', 1),
    )
}

/**
 * Moves a closed conflict from open to closed in every counter. One that closed without blame is excluded from the
 * invited user's rates.
 */
export function countClosed(statement: Statement, conflict: Conflict): Statement {
  const resolved = conflict.status === 'resolved' ? 1 : 0
  const ruled = conflict.status === 'final_judgment' ? 1 : 0
  const people = peopleOf(conflict)
  const isExcused = sql<number>`(person_id = ${conflict.invitee_id}::uuid and ${conflict.closed_without_blame})::int`
  const excused = sql<number>`excused + coalesce(${isExcused}, 0)`
  return changePublicCountsAtClose(statement, conflict)
    .with('stats', (db) =>
      db
        .updateTable('global_stats')
        .set({ resolved_conflicts: sql`resolved_conflicts + ${resolved}` })
        .where('shard', '=', shardOf(conflict.id))
        .where(sql.lit(resolved === 1)),
    )
    .with('shared', (db) =>
      db
        .updateTable('shared_conflict_counts')
        .set({
          active: sql`active - 1`,
          resolved: sql`resolved + ${resolved}`,
          ruled: sql`ruled + ${ruled}`,
          excused,
        })
        .where('person_id', 'in', people)
        .where('other_id', 'in', people)
        .where(sql.lit(conflict.user2_id !== null)),
    )
    .with('counts', (db) =>
      db
        .updateTable('conflict_counts')
        .set({ active: sql`active - 1`, history: sql`history + 1`, resolved: sql`resolved + ${resolved}`, excused })
        .where('person_id', 'in', people),
    )
}

/** Reverts what `countClosed` counted for an answered conflict that had closed without blame and is open again. */
export function countReopened(statement: Statement, conflict: Conflict): Statement {
  const people = peopleOf(conflict)
  const excused = sql<number>`excused - coalesce((person_id = ${conflict.invitee_id}::uuid)::int, 0)`
  return addBackToPublicCounts(statement, conflict)
    .with('shared', (db) =>
      db
        .updateTable('shared_conflict_counts')
        .set({ active: sql`active + 1`, excused })
        .where('person_id', 'in', people)
        .where('other_id', 'in', people),
    )
    .with('counts', (db) =>
      db
        .updateTable('conflict_counts')
        .set({ active: sql`active + 1`, history: sql`history - 1`, excused })
        .where('person_id', 'in', people),
    )
}

function changePublicCountsAtClose(statement: Statement, conflict: Conflict): Statement {
  if (conflict.status === 'resolved')
    return addResolvedToPublicCounts(changeWeekStats(statement, conflict, { resolved: 1 }), conflict)
  return conflict.closed_without_blame ? removeFromPublicCounts(statement, conflict, conflict.user2_id) : statement
}

/** Deletes a pending conflict with everything that depends on it, and uncounts it. */
export async function deleteConflict(statement: Statement, conflict: Conflict): Promise<void> {
  await removeFromPublicCounts(changeWeekStats(statement, conflict, { total: -1 }), conflict, conflict.user1_id)
    .with('gone', (db) => db.deleteFrom('conflicts').where('id', '=', conflict.id))
    .with('stats', (db) =>
      db
        .updateTable('global_stats')
        .set({ total_conflicts: sql`total_conflicts - 1` })
        .where('shard', '=', shardOf(conflict.id)),
    )
    .updateTable('conflict_counts')
    .set({ total: sql`total - 1`, active: sql`active - 1` })
    .where('person_id', 'in', peopleOf(conflict))
    .execute()
}
