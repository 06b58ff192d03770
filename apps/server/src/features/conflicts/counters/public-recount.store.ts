import { sql } from 'kysely'
import { compareCounters } from '../../../platform/database/compare-counters.ts'
import type { Tx } from '../../../platform/database/database.ts'

const week = sql`date_trunc('week', created_at at time zone 'UTC')::date`

/**
 * Conflicts that a user started or answered, no matter who else was invited; without those they answered that closed without
 * blame.
 */
const publicCounts = sql`
  public_sides as (
    select user1_id as person_id, created_at, status from conflicts where user1_id is not null
    union all
    select user2_id, created_at, status from conflicts where user2_id is not null and not closed_without_blame
  ),
  counted as (
    select person_id, week, count(*)::int as total, count(*) filter (where status = 'resolved')::int as resolved
    from public_sides, lateral (values ('-infinity'::date), (${week})) weeks (week)
    group by person_id, week
  )`

/** The first digit of a conflict's id selects its shard. */
const weekCounts = sql`
  counted as (
    select ${week} as week, ('x' || left(id::text, 1))::bit(4)::int as shard, count(*)::int as total_conflicts,
      count(*) filter (where status = 'resolved')::int as resolved_conflicts
    from conflicts group by 1, 2
  )`

export const publicComparisons = [
  compareCounters(
    { table: 'public_conflict_counts', key: ['person_id', 'week'], columns: ['total', 'resolved'] },
    publicCounts,
  ),
  compareCounters(
    { table: 'weekly_stats', key: ['week', 'shard'], columns: ['total_conflicts', 'resolved_conflicts'] },
    weekCounts,
  ),
]

/** Replaces the leaderboard's counters with the recount. */
export async function storePublicRecount(tx: Tx): Promise<void> {
  await sql`delete from public_conflict_counts`.execute(tx)
  await sql`
    with ${publicCounts}
    insert into public_conflict_counts (person_id, week, total, resolved)
    select person_id, week, total, resolved from counted`.execute(tx)
  await sql`delete from weekly_stats`.execute(tx)
  await sql`
    with ${weekCounts}
    insert into weekly_stats (week, shard, total_conflicts, resolved_conflicts)
    select week, shard, total_conflicts, resolved_conflicts from counted`.execute(tx)
}
