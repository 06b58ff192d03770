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
