import { sql } from 'kysely'
import { compareCounters, findDifferences, type Miscount } from '../../platform/database/compare-counters.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { MaintainedCounters } from '../admin/public.ts'

const personCounters = sql`
  counted as (
    select person_id, count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status in ('active', 'complete'))::int as participations,
      count(*) filter (where status = 'complete' and outcome = side)::int as wins
    from (
      select creator_id as person_id, 'creator' as side, status, outcome from public_debates
      union all
      select case when status in ('active', 'complete') then opponent_id else invitee_id end, 'opponent', status, outcome
      from public_debates
    ) sides
    where person_id is not null group by person_id
  )`

/** The first digit of a debate's id selects its shard. Hidden debates aren't counted. */
const totals = sql`
  counted as (
    select ('x' || left(id::text, 1))::bit(4)::int as shard, count(*) filter (where status = 'active')::int as active,
      count(*) filter (where status = 'complete')::int as completed
    from public_debates where not is_hidden group by 1
  )`

const tallies = sql`
  counted as (
    select debate_id as id, count(*) filter (where side = 'creator')::int as creator_votes,
      count(*) filter (where side = 'opponent')::int as opponent_votes
    from debate_votes group by debate_id
  )`

const comparisons = [
  compareCounters({ table: 'public_debates', key: ['id'], columns: ['creator_votes', 'opponent_votes'] }, tallies),
  compareCounters(
    { table: 'debate_figures', key: ['person_id'], columns: ['pending', 'participations', 'wins'] },
    personCounters,
  ),
  compareCounters({ table: 'debate_totals', key: ['shard'], columns: ['active', 'completed'] }, totals),
]

/** Recounts everything from debates and votes alone. @returns the stored counters that differ */
const findMiscounts = (db: Db): Promise<Miscount[]> => findDifferences(db, comparisons)

/** Replaces the stored counters with the recount. An outcome stays as it was announced. */
async function storeRecount(tx: Tx): Promise<void> {
  await sql`
    with ${tallies}
    update public_debates d
    set creator_votes = coalesce(counted.creator_votes, 0), opponent_votes = coalesce(counted.opponent_votes, 0)
    from public_debates every left join counted using (id)
    where d.id = every.id and (d.creator_votes, d.opponent_votes)
      is distinct from (coalesce(counted.creator_votes, 0), coalesce(counted.opponent_votes, 0))`.execute(tx)
  await sql`delete from debate_figures`.execute(tx)
  await sql`
    with ${personCounters}
    insert into debate_figures (person_id, pending, participations, wins)
    select person_id, pending, participations, wins from counted`.execute(tx)
  await sql`
    with ${totals}
    update debate_totals set active = coalesce(counted.active, 0), completed = coalesce(counted.completed, 0)
    from generate_series(0, 15) as every (shard) left join counted using (shard)
    where debate_totals.shard = every.shard`.execute(tx)
}

/** Votes, wins and the counts of the tabs. */
export const debateCounters: MaintainedCounters = {
  tables: ['public_debates', 'debate_votes', 'debate_figures', 'debate_totals'],
  findMiscounts,
  store: storeRecount,
}
