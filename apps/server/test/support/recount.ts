import { runAdminCommand } from '../../src/admin-command.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'

/** Each user's conflicts: those they created or answered, and unanswered, unwithheld ones for an address they own. */
const FACTS = `
  with sides as (
    select c.id, c.status, c.user1_id as person, c.user2_id as other, c.created_at, 'user1' as party,
      false as excused
    from conflicts c
    union all
    select c.id, c.status, coalesce(c.user2_id, holder.id), case when c.user2_id is null then null else c.user1_id end,
      c.created_at, 'user2', c.closed_without_blame
    from conflicts c
    left join invites i on i.conflict_id = c.id
    left join profiles holder on c.user2_id is null and i.withheld is not true and lower(holder.email) = c.user2_email and holder.email_confirmed
      and holder.id is distinct from c.user1_id
  ),
  facts as (
    select *, case when status in ('pending', 'active') then 'active' else 'history' end as grouping from sides
  )`

const COMPARISONS = {
  conflict_counts: `${FACTS},
    recounted as (
      select person, count(*)::int as total, count(*) filter (where grouping = 'active')::int as active,
        count(*) filter (where grouping = 'history')::int as history,
        count(*) filter (where status = 'resolved')::int as resolved, count(distinct other)::int as people,
        count(*) filter (where excused)::int as excused
      from facts where person is not null group by person
    )
    select person, recounted.total, kept.total as kept from recounted full join conflict_counts kept on kept.person_id = person
    where (recounted.total, recounted.active, recounted.history, recounted.resolved, recounted.people, recounted.excused)
      is distinct from (kept.total, kept.active, kept.history, kept.resolved, kept.people, kept.excused)
      and not (person is null and kept.total = 0 and kept.active = 0 and kept.history = 0)`,

  shared_conflict_counts: `${FACTS},
    recounted as (
      select person, other, count(*)::int as total, count(*) filter (where grouping = 'active')::int as active,
        count(*) filter (where status = 'resolved')::int as resolved,
        count(*) filter (where status = 'final_judgment')::int as ruled, count(*) filter (where excused)::int as excused
      from facts where person is not null and other is not null and exists
        (select from conflicts c where c.id = facts.id and c.user2_id is not null)
      group by person, other
    )
    select person, other, recounted.total, kept.total as kept
    from recounted full join shared_conflict_counts kept on kept.person_id = person and kept.other_id = other
    where (recounted.total, recounted.active, recounted.resolved, recounted.ruled, recounted.excused)
      is distinct from (kept.total, kept.active, kept.resolved, kept.ruled, kept.excused)`,

  closed_without_blame: `
    select id, closed_reason from conflicts
    where closed_without_blame is distinct from (status = 'abandoned')
      and closed_reason is distinct from 'expired'`,

  global_stats: `
    select * from
      (select count(*)::int as total, count(*) filter (where status = 'resolved')::int as resolved from conflicts) facts,
      (select sum(total_conflicts)::int as kept_total, sum(resolved_conflicts)::int as kept_resolved from global_stats) kept
    where (total, resolved) is distinct from (kept_total, kept_resolved)`,

  public_conflict_counts: `
    with facts as (
      select id, status, created_at, user1_id as person from conflicts
      union all
      select id, status, created_at, user2_id from conflicts where not closed_without_blame
    ),
    weeks as (
      select *, to_char(created_at at time zone 'UTC', 'IYYY-IW') as week from facts
      union all
      select *, 'all time' from facts
    ),
    recounted as (
      select person, week, count(*)::int as total, count(*) filter (where status = 'resolved')::int as resolved
      from weeks where person is not null group by person, week
    ),
    kept as (
      select person_id as person, total, resolved, rate,
        case when isfinite(week) then to_char(week, 'IYYY-IW') else 'all time' end as week from public_conflict_counts
    )
    select person, week, recounted.total, kept.total as kept from recounted full join kept using (person, week)
    where (coalesce(recounted.total, 0), coalesce(recounted.resolved, 0)) is distinct from (kept.total, kept.resolved)
      or kept.rate is distinct from coalesce(kept.resolved::float8 / nullif(kept.total, 0), 0)`,

  weekly_stats: `
    with recounted as (
      select to_char(created_at at time zone 'UTC', 'IYYY-IW') as week, count(*)::int as total,
        count(*) filter (where status = 'resolved')::int as resolved
      from conflicts group by 1
    ),
    kept as (
      select to_char(week, 'IYYY-IW') as week, sum(total_conflicts)::int as total, sum(resolved_conflicts)::int as resolved
      from weekly_stats group by 1
    )
    select week, recounted.total, kept.total as kept from recounted full join kept using (week)
    where (coalesce(recounted.total, 0), coalesce(recounted.resolved, 0)) is distinct from (kept.total, kept.resolved)`,

  conflict_parties: `${FACTS}
    select facts.id, facts.party, facts.person, kept.person_id, facts.grouping, kept.grouping as kept
    from facts full join conflict_parties kept on kept.conflict_id = facts.id and kept.party = facts.party
    where (facts.person, facts.other, facts.grouping, facts.created_at)
      is distinct from (kept.person_id, kept.other_id, kept.grouping, kept.created_at)`,
}

/** Recounts the server's maintained counters from conflicts and profiles alone. @returns where the two differ */
export async function miscounts({ query }: Pick<Database, 'query'>): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (const [table, comparison] of Object.entries(COMPARISONS)) {
    const { rows } = await query(comparison)
    found.push(...rows.map((row) => ({ table, ...row })))
  }
  return found
}

/** Runs `npm run admin -- recount`. @returns the lines that it prints, and its exit code */
export async function runRecount({ database, clock }: { database: Database; clock: Clock }, ...options: string[]) {
  const said: string[] = []
  const code = await runAdminCommand(['recount', ...options], { database, clock, print: (line) => said.push(line) })
  return { said, code }
}
