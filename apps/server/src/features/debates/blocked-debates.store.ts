import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The users that a user has blocked or is blocked by: two index ranges, read once per statement. */
const blockedEitherWay = (person: string): RawBuilder<string[]> => sql`array(
  select blocked_id from blocks where blocker_id = ${person}::uuid
  union all select blocker_id from blocks where blocked_id = ${person}::uuid
)`

/**
 * Whether the debate `d` is in a user's lists: not if there is a block between them and one of its parties, unless they are
 * a party themselves (docs/decisions/0013).
 */
export const isListedFor = (person: string): RawBuilder<boolean> => sql`(
  array[d.creator_id, d.opponent_id] @> array[${person}::uuid]
  or not array[d.creator_id, d.opponent_id] && ${blockedEitherWay(person)}
)`

/**
 * How many debates of each public tab a user's lists leave out, as part of a statement: two index ranges, empty without
 * blocks.
 */
export const countHiddenByBlocks = (db: Db, person: string) =>
  db
    .selectFrom('public_debates as d')
    .select(({ fn }) => [
      fn.countAll().filterWhere('d.status', '=', 'active').as('active'),
      fn.countAll().filterWhere('d.status', '=', 'complete').as('completed'),
    ])
    .where(({ or }) =>
      or([
        sql<boolean>`d.creator_id = any(${blockedEitherWay(person)})`,
        sql<boolean>`d.opponent_id = any(${blockedEitherWay(person)})`,
      ]),
    )
    .where('d.is_hidden', '=', false)
    .where(({ not }) => not(isListedFor(person)))
