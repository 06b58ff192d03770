import { sql } from 'kysely'
import { compareCounters, findDifferences, type Miscount } from '../../../platform/database/compare-counters.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { MaintainedCounters } from '../../admin/public.ts'

const columns = ['checked', 'held']

const perUser = sql`
  counted as (
    select person.id as person_id, count(*)::int as checked, count(*) filter (where a.held)::int as held
    from agreements a join conflicts c on c.id = a.conflict_id
    join lateral (values (c.user1_id), (c.user2_id)) as person (id) on person.id is not null
    where a.held is not null
    group by person.id
  )`

/** The first digit of a conflict's id selects its shard. */
const perShard = sql`
  counted as (
    select ('x' || left(conflict_id::text, 1))::bit(4)::int as shard, count(*)::int as checked,
      count(*) filter (where held)::int as held
    from agreements where held is not null group by 1
  )`

const comparisons = [
  compareCounters({ table: 'agreement_counts', key: ['person_id'], columns }, perUser),
  compareCounters({ table: 'agreement_stats', key: ['shard'], columns }, perShard),
]

/** Recounts from agreements alone. @returns the stored counters that differ */
const findMiscounts = (db: Db): Promise<Miscount[]> => findDifferences(db, comparisons)

/** Replaces the stored counters with the recount. */
async function storeRecount(tx: Tx): Promise<void> {
  await sql`delete from agreement_counts`.execute(tx)
  await sql`
    with ${perUser}
    insert into agreement_counts (person_id, checked, held) select person_id, checked, held from counted`.execute(tx)
  await sql`
    with ${perShard}
    update agreement_stats set checked = coalesce(counted.checked, 0), held = coalesce(counted.held, 0)
    from generate_series(0, 15) as every (shard) left join counted using (shard)
    where agreement_stats.shard = every.shard`.execute(tx)
}

/** How many agreements held for 30 days, on the landing page and on one's own profile. */
export const agreementCounters: MaintainedCounters = {
  tables: ['agreements', 'agreement_counts', 'agreement_stats'],
  findMiscounts,
  store: storeRecount,
}
