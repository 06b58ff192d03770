import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Whom a person has blocked, and who has blocked them: looked up once for a statement, in two index ranges. */
const across = (person: string): RawBuilder<string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${person}::uuid
  union all select blocker_id from blocks where blocked_id = ${person}::uuid
)`

/**
 * Whether the debate `d` stands in a person's lists: it does unless somebody on its two sides is across a block. What they take part in
 * themselves stays (decision 0013).
 */
export const isWithinSight = (person: string): RawBuilder<boolean> => sql`(
  array[d.creator_id, d.opponent_id] @> array[${person}::uuid]
  or not array[d.creator_id, d.opponent_id] && ${across(person)}
)`

/** How many debates of both public tabs a person's lists leave out, as a part of a statement: two index ranges, empty without blocks. */
export const countOutOfSight = (db: Db, person: string) =>
  db
    .selectFrom('public_debates as d')
    .select(({ fn }) => [
      fn.countAll().filterWhere('d.status', '=', 'active').as('active'),
      fn.countAll().filterWhere('d.status', '=', 'complete').as('completed'),
    ])
    .where(({ or }) =>
      or([sql<boolean>`d.creator_id = any(${across(person)})`, sql<boolean>`d.opponent_id = any(${across(person)})`]),
    )
    .where('d.is_hidden', '=', false)
    .where(({ not }) => not(isWithinSight(person)))
