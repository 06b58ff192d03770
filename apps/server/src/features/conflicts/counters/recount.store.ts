import type { Party } from '@squash/contract/values'
import { sql } from 'kysely'
import { compareCounters, findDifferences, type Miscount } from '../../../platform/database/compare-counters.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { MaintainedCounters } from '../../admin/public.ts'
import { publicComparisons, storePublicRecount } from './public-recount.store.ts'

/** A conflict's state on one party's list: whose turn it is, or how it ended. */
function stateOf(party: Party) {
  const [satisfaction, coreIssue] = [sql.ref(`c.${party}_satisfaction`), sql.ref(`c.${party}_core_issue`)]
  return sql`case
    when c.status = 'resolved' then 'resolved'
    when c.status = 'final_judgment' then 'ruled'
    when c.status = 'abandoned' then 'closed'
    when c.status = 'pending' then ${sql.lit(party === 'user2' ? 'your_turn' : 'waiting')}
    when c.final_ruling_requested_at is not null then 'waiting'
    when false in (c.user1_satisfaction, c.user2_satisfaction) then case
      when c.core_issues_attempted_at is not null then 'your_turn'
      when c.rehash_attempted_at is not null and ${coreIssue} is null then 'your_turn'
      else 'waiting'
    end
    when c.ai_summary is not null and ${satisfaction} is null then 'your_turn'
    else 'waiting'
  end`
}

/** Who is on which side: the creator, and the user who has answered or, until then, who holds the invited address. */
const sides = sql`
  sides as (
    select c.id as conflict_id, 'user1' as party, c.user1_id as person_id, c.user2_id as other_id, c.created_at,
      case when c.status in ('pending', 'active') then 'active' else 'history' end as grouping,
      ${stateOf('user1')} as state, c.status, false as excused
    from conflicts c
    union all
    select c.id, 'user2', coalesce(c.user2_id, holder.id), case when c.user2_id is not null then c.user1_id end,
      c.created_at, case when c.status in ('pending', 'active') then 'active' else 'history' end, ${stateOf('user2')},
      c.status, c.closed_without_blame
    from conflicts c
    join invites i on i.conflict_id = c.id
    left join profiles holder on c.user2_id is null and not i.withheld and holder.email_confirmed
      and lower(holder.email) = c.user2_email and holder.id is distinct from c.user1_id
  )`

const personCounts = sql`
  counted as (
    select person_id, count(*)::int as total,
      count(*) filter (where grouping = 'active')::int as active,
      count(*) filter (where grouping = 'history')::int as history,
      count(*) filter (where status = 'resolved')::int as resolved,
      count(distinct other_id)::int as people,
      count(*) filter (where excused)::int as excused
    from sides where person_id is not null group by person_id
  )`

const sharedCounts = sql`
  counted as (
    select person_id, other_id, count(*)::int as total,
      count(*) filter (where grouping = 'active')::int as active,
      count(*) filter (where status = 'resolved')::int as resolved,
      count(*) filter (where status = 'final_judgment')::int as ruled,
      count(*) filter (where excused)::int as excused
    from sides where person_id is not null and other_id is not null group by person_id, other_id
  )`

/** The first digit of a conflict's id selects its shard. */
const shardCounts = sql`
  counted as (
    select ('x' || left(id::text, 1))::bit(4)::int as shard, count(*)::int as total_conflicts,
      count(*) filter (where status = 'resolved')::int as resolved_conflicts
    from conflicts group by 1
  )`

const comparisons = [
  sql<Miscount>`
    with ${sides}
    select 'conflict_parties' as "table", counted.conflict_id || ' ' || counted.party as id,
      jsonb_build_object('person', stored.person_id, 'other', stored.other_id, 'state', stored.state,
        'grouping', stored.grouping) as stored,
      jsonb_build_object('person', counted.person_id, 'other', counted.other_id, 'state', counted.state,
        'grouping', counted.grouping) as counted
    from sides counted left join conflict_parties stored using (conflict_id, party)
    where (stored.person_id, stored.other_id, stored.grouping, stored.state, stored.created_at)
      is distinct from (counted.person_id, counted.other_id, counted.grouping, counted.state, counted.created_at)
    order by id`,
  compareCounters(
    {
      table: 'conflict_counts',
      key: ['person_id'],
      columns: ['total', 'active', 'history', 'resolved', 'people', 'excused'],
    },
    sql`${sides}, ${personCounts}`,
  ),
  compareCounters(
    {
      table: 'shared_conflict_counts',
      key: ['person_id', 'other_id'],
      columns: ['total', 'active', 'resolved', 'ruled', 'excused'],
    },
    sql`${sides}, ${sharedCounts}`,
  ),
  compareCounters(
    { table: 'global_stats', key: ['shard'], columns: ['total_conflicts', 'resolved_conflicts'] },
    shardCounts,
  ),
  ...publicComparisons,
]

/** Recounts everything from conflicts, invites and profiles alone. @returns the stored counters that differ */
const findMiscounts = (db: Db): Promise<Miscount[]> => findDifferences(db, comparisons)

/** Replaces the stored counters with the recount. */
async function storeRecount(tx: Tx): Promise<void> {
  await sql`
    with ${sides}
    insert into conflict_parties (conflict_id, party, person_id, other_id, created_at, grouping, state)
    select conflict_id, party, person_id, other_id, created_at, grouping, state from sides
    on conflict (conflict_id, party) do update set person_id = excluded.person_id, other_id = excluded.other_id,
      created_at = excluded.created_at, grouping = excluded.grouping, state = excluded.state`.execute(tx)
  await sql`delete from conflict_counts`.execute(tx)
  await sql`
    with ${sides}, ${personCounts}
    insert into conflict_counts (person_id, total, active, history, resolved, people, excused)
    select person_id, total, active, history, resolved, people, excused from counted`.execute(tx)
  await sql`delete from shared_conflict_counts`.execute(tx)
  await sql`
    with ${sides}, ${sharedCounts}
    insert into shared_conflict_counts (person_id, other_id, total, active, resolved, ruled, excused)
    select person_id, other_id, total, active, resolved, ruled, excused from counted`.execute(tx)
  await sql`
    with ${shardCounts}
    update global_stats set total_conflicts = coalesce(counted.total_conflicts, 0),
      resolved_conflicts = coalesce(counted.resolved_conflicts, 0)
    from generate_series(0, 15) as every (shard) left join counted using (shard)
    where global_stats.shard = every.shard`.execute(tx)
  await storePublicRecount(tx)
}

/** The conflict counters on the dashboard, profiles, the leaderboard and the landing page. */
export const conflictCounters: MaintainedCounters = {
  tables: [
    'conflicts',
    'conflict_parties',
    'conflict_counts',
    'shared_conflict_counts',
    'global_stats',
    'public_conflict_counts',
    'weekly_stats',
  ],
  findMiscounts,
  store: storeRecount,
}
