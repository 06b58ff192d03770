import { waitingOn } from '@squash/rules/conflicts/waiting-on'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { haveBlocked } from './waiting.store.ts'

/** Reads only whether there is a text. */
const presenceOf = (column: string) => sql<string | null>`case when ${sql.ref(column)} is not null then '' end`

/**
 * A user's active conflicts without a move since that time, each with the user's side and what its phase depends on.
 * Those in which one party has blocked the other are left out: their silence counts against neither.
 */
const listIdle = (db: Db, person: string, since: Date) =>
  db
    .selectFrom('conflict_parties as mine')
    .innerJoin('conflicts as c', 'c.id', 'mine.conflict_id')
    .select([
      'mine.party',
      'c.status',
      'c.user1_satisfaction',
      'c.user2_satisfaction',
      presenceOf('c.user1_core_issue').as('user1_core_issue'),
      presenceOf('c.user2_core_issue').as('user2_core_issue'),
      presenceOf('c.ai_summary').as('ai_summary'),
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

/**
 * How many active conflicts have been waiting for a user since this time or earlier: they have had no move since, and
 * can't continue without the user. One statement; a conflict is closed after 30 days, so they are few.
 */
export async function countOverdue(db: Db, person: string, since: Date): Promise<number> {
  const idle = await listIdle(db, person, since)
  return idle.filter(({ party, ...facts }) => waitingOn(facts).includes(party)).length
}

/** More than any rule needs; a limit so that counting stops early in a long history. */
const MAX_COUNTED = 5

/**
 * How many of a user's invites to conflicts have gone unanswered for this long, or had when they expired; up to
 * `MAX_COUNTED` sent and received each. Declined invites don't count, nor do received ones that closed without blame or
 * have a block between the two users.
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
        ${unanswered} and mine.party = 'user1' and c.created_at <= ${until} - ${waited} limit ${MAX_COUNTED}
      ) sent) as sent,
      (select count(*)::int from (
        ${unanswered} and mine.party = 'user2' and mine.reached_at <= ${until} - ${waited}
          and not c.closed_without_blame and not ${haveBlocked(sql.ref('c.user1_id'), sql.ref('mine.person_id'))}
        limit ${MAX_COUNTED}
      ) received) as received`.execute(db)
  return rows[0] ?? { sent: 0, received: 0 }
}
