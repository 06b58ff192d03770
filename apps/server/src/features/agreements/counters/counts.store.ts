import type { Agreement } from '@squash/rules/agreements/agreement'
import { sql } from 'kysely'
import type { Db, Statement } from '../../../platform/database/database.ts'
import { shardOf } from '../../../platform/database/shard-of.ts'

/** How many agreements were checked after 30 days, and how many of those had held. */
type HeldCounts = { checked: number; held: number }

const countsOf = ({ held }: Agreement): HeldCounts => ({ checked: held === null ? 0 : 1, held: held === true ? 1 : 0 })

/** Adds what an answer changes to the counts of all agreements and to those of each party. */
export function countHeld(statement: Statement, before: Agreement, after: Agreement): Statement {
  const [then, now] = [countsOf(before), countsOf(after)]
  const change = { checked: now.checked - then.checked, held: now.held - then.held }
  const people = after.parties.filter((person) => person !== null).toSorted()
  return statement
    .with('held_by_all', (db) =>
      db
        .updateTable('agreement_stats')
        .set({ checked: sql`checked + ${change.checked}`, held: sql`held + ${change.held}` })
        .where('shard', '=', shardOf(after.conflict)),
    )
    .with('held_by_each', (db) =>
      db
        .insertInto('agreement_counts')
        .values(people.map((person_id) => ({ person_id, ...change })))
        .onConflict((clash) =>
          clash.column('person_id').doUpdateSet({
            checked: sql`agreement_counts.checked + excluded.checked`,
            held: sql`agreement_counts.held + excluded.held`,
          }),
        ),
    )
}

/** The counts of a user's agreements; zeros before the first check. */
export const findOwnHeld = async (db: Db, person: string): Promise<HeldCounts> =>
  (await db
    .selectFrom('agreement_counts')
    .select(['checked', 'held'])
    .where('person_id', '=', person)
    .executeTakeFirst()) ?? { checked: 0, held: 0 }

/** The counts of all agreements: the sum of the sixteen shards. */
export const findAllHeld = (db: Db): Promise<HeldCounts> =>
  db
    .selectFrom('agreement_stats')
    .select((row) => [
      sql<number>`${row.fn.sum('checked')}::int`.as('checked'),
      sql<number>`${row.fn.sum('held')}::int`.as('held'),
    ])
    .executeTakeFirstOrThrow()
