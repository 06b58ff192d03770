import { sql } from 'kysely'
import type { Statement, Tx } from '../../platform/database/database.ts'

/** How far everybody's rate has been judged by a month, locked until the transaction ends. */
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

/** The next people in the order of their ids, with their figures, and whether they had a conflict by the end of the month. */
export const listFigures = (tx: Tx, { after, over, limit }: { after: string | null; over: Date; limit: number }) =>
  tx
    .selectFrom('conflict_counts as counts')
    .select((row) => [
      'counts.person_id as person',
      'counts.total',
      'counts.resolved',
      sql<boolean>`${row.exists(
        row
          .selectFrom('conflict_parties as side')
          .select('side.conflict_id')
          .whereRef('side.person_id', '=', 'counts.person_id')
          .where('side.grouping', 'in', ['active', 'history'])
          .where('side.created_at', '<', over),
      )}`.as('had_conflicts'),
    ])
    .where('counts.person_id', '>', after ?? BEFORE_ALL)
    .orderBy('counts.person_id')
    .limit(limit)
    .execute()

/** @param statement the transaction's next statement, to which it is added */
export async function saveMonth(
  statement: Statement,
  month: string,
  progress: { up_to?: string; done: boolean },
): Promise<void> {
  await statement.updateTable('judged_months').set(progress).where('month', '=', month).execute()
}
