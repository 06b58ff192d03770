import { type RawBuilder, sql } from 'kysely'
import type { Statement, Tx } from '../../../platform/database/database.ts'

/** How far a month's evaluation has come, locked until the transaction ends. */
export async function lockMonth(tx: Tx, month: string): Promise<{ up_to: string | null; done: boolean }> {
  await tx
    .insertInto('judged_months')
    .values({ month })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return tx
    .selectFrom('judged_months')
    .select(['up_to', 'done'])
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Month = { from: Date; until: Date }
type Sides = { after: string | null; limit: number } & Month

/** A user's conflicts for which the condition holds, on either side. */
const conflictsOf = (condition: RawBuilder<boolean>) => sql`
  from conflict_parties side join conflicts c on c.id = side.conflict_id
  where side.person_id = counts.person_id and side.grouping in ('active', 'history') and ${condition}`

/**
 * The next users by id, with their counters: `total` excludes what they were invited to that closed without blame,
 * `blameless` counts what they started and closed that way, and whether they started, answered or resolved anything in
 * the month.
 */
export const listFigures = (tx: Tx, { after, from, until, limit }: Sides) => {
  const isWithin = (time: string) => sql<boolean>`${sql.ref(time)} >= ${from} and ${sql.ref(time)} < ${until}`
  const moved = sql<boolean>`((side.party = 'user1' and ${isWithin('c.created_at')})
    or ${isWithin('c.answered_at')} or ${isWithin('c.resolved_at')})`
  return tx
    .selectFrom('conflict_counts as counts')
    .select([
      'counts.person_id as person',
      sql<number>`counts.total - counts.excused`.as('total'),
      'counts.resolved',
      sql<number>`(select count(*)::int ${conflictsOf(sql`side.party = 'user1' and c.closed_without_blame`)})`.as(
        'blameless',
      ),
      sql<boolean>`exists (select ${conflictsOf(moved)})`.as('was_active'),
    ])
    .where('counts.person_id', '>', after ?? BEFORE_ALL)
    .orderBy('counts.person_id')
    .limit(limit)
    .execute()
}

/** @param statement the transaction's next statement, to which it is added */
export async function saveMonth(
  statement: Statement,
  month: string,
  progress: { up_to?: string; done: boolean },
): Promise<void> {
  await statement.updateTable('judged_months').set(progress).where('month', '=', month).execute()
}
