import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { haveBlocked } from './waiting.store.ts'

/** Whether there is a text; what it says stays in the database. */
const present = (column: string) => sql<string | null>`case when ${sql.ref(column)} is not null then '' end`

/**
 * A person's active conflicts that nobody has moved since: what their phase depends on, and the person's side of each. Left out
 * where one of the two has blocked the other: nobody is held to account for that silence (decisions §4).
 */
export const listIdleOf = (db: Db, person: string, since: Date) =>
  db
    .selectFrom('conflict_parties as mine')
    .innerJoin('conflicts as c', 'c.id', 'mine.conflict_id')
    .select([
      'mine.party',
      'c.status',
      'c.user1_satisfaction',
      'c.user2_satisfaction',
      present('c.user1_core_issue').as('user1_core_issue'),
      present('c.user2_core_issue').as('user2_core_issue'),
      present('c.ai_summary').as('ai_summary'),
      'c.rehash_attempted_at',
      'c.core_issues_attempted_at',
      'c.final_ruling_requested_at',
    ])
    .where('mine.person_id', '=', person)
    .where('mine.grouping', '=', 'active')
    .where('c.status', '=', 'active')
    .where('c.last_move_at', '<=', since)
    .where((where) => where.not(haveBlocked(sql.ref('mine.person_id'), sql.ref('mine.other_id'))))
    .execute()

/** More than any rule asks for: a long history is not counted to its end. */
const ENOUGH = 5

/**
 * A person's invites that have gone unanswered for so long, or had when they ran out; up to `ENOUGH` sent and received each.
 * What was declined, or ended without blame in another way, does not count, nor what comes from across a block.
 */
export async function countUnanswered(
  db: Db,
  person: string,
  { now, hours }: { now: Date; hours: number },
): Promise<{ sent: number; received: number }> {
  const waited = sql`make_interval(hours => ${hours}::int)`
  const until = sql`case c.status when 'pending' then ${now}::timestamptz else c.last_move_at end`
  const unanswered = sql`
    select from conflict_parties mine join conflicts c on c.id = mine.conflict_id
    where mine.person_id = ${person}::uuid and mine.grouping in ('active', 'history') and c.answered_at is null
      and (c.status = 'pending' or c.closed_reason = 'expired')`
  const { rows } = await sql<{ sent: number; received: number }>`
    select
      (select count(*)::int from (
        ${unanswered} and mine.party = 'user1' and c.created_at <= ${until} - ${waited} limit ${ENOUGH}
      ) sent) as sent,
      (select count(*)::int from (
        ${unanswered} and mine.party = 'user2' and mine.reached_at <= ${until} - ${waited}
          and not c.closed_without_blame and not ${haveBlocked(sql.ref('c.user1_id'), sql.ref('mine.person_id'))}
        limit ${ENOUGH}
      ) received) as received`.execute(db)
  return rows[0] ?? { sent: 0, received: 0 }
}
