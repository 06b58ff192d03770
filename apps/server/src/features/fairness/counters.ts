import { sql } from 'kysely'
import { compareCounters } from '../../platform/database/compare-counters.ts'
import type { MaintainedCounters } from '../admin/public.ts'

const counted = sql`
  cells as (
    select conflict_id, cell.measure, cell.cohort, cell.outcome
    from fairness_cases, lateral (values
      ('role', case party when 'user1' then 'started' else 'answered' end, fairness_cases.outcome),
      ('order', place, fairness_cases.outcome),
      ('mood', coalesce(mood, 'none'), fairness_cases.outcome),
      ('length', length, fairness_cases.outcome),
      ('orders', case when orders is not null then 'all' end, orders)
    ) cell (measure, cohort, outcome)
    where cell.cohort is not null
    union all
    select v.conflict_id, 'public_votes', r.verdict, v.vote_type
    from conflict_votes v join public_rulings r using (conflict_id) where r.verdict is not null
  ),
  counted as (
    select ('x' || left(conflict_id::text, 1))::bit(4)::int as shard, measure, cohort, outcome, count(*)::int as count
    from cells group by 1, 2, 3, 4
  )`

/** The cells of the fairness page. */
export const fairnessCounters: MaintainedCounters = {
  tables: ['fairness_cases', 'conflict_votes', 'public_rulings', 'fairness_counts'],
  findMiscounts: async (db) => {
    const counters = { table: 'fairness_counts', key: ['shard', 'measure', 'cohort', 'outcome'], columns: ['count'] }
    return (await compareCounters(counters, counted).execute(db)).rows
  },
  async store(tx) {
    await sql`delete from fairness_counts`.execute(tx)
    await sql`with ${counted} insert into fairness_counts (shard, measure, cohort, outcome, count)
      select shard, measure, cohort, outcome, count from counted`.execute(tx)
  },
}
