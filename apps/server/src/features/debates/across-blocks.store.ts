import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The users a user has blocked, and those who have blocked them: looked up once per statement, in two index ranges. */
const across = (person: string): RawBuilder<string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${person}::uuid
  union all select blocker_id from blocks where blocked_id = ${person}::uuid
)`

/**
 * Whether the debate `d` is in a user's lists: it is unless there is a block between them and a user on either side.
 * Debates they take part in themselves stay (docs/decisions/0013).
 */
export const isListedFor = (person: string): RawBuilder<boolean> => sql`(
  array[d.creator_id, d.opponent_id] @> array[${person}::uuid]
  or not array[d.creator_id, d.opponent_id] && ${across(person)}
)`

/**
 * How many debates of both public tabs a user's lists leave out, as part of a statement: two index ranges, empty
 * without blocks.
 */
export const countHiddenByBlocks = (db: Db, person: string) =>
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
    .where(({ not }) => not(isListedFor(person)))
