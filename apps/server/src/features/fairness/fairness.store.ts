import type { RulingVerdict, RulingVote } from '@squash/contract/values'
import type { Conflict } from '@squash/rules/conflicts/conflict'
import { fairnessCases } from '@squash/rules/fairness/cases'
import { cellsOf, type FairnessCell, voteCell } from '@squash/rules/fairness/cells'
import { sql } from 'kysely'
import type { Db, Statement } from '../../platform/database/database.ts'
import { shardOf } from '../../platform/database/shard-of.ts'

type Change = FairnessCell & { by: number }

/** Sums changes to the same cell, and sorts the cells, so that concurrent writers lock rows in the same order. */
function rowsFor(conflict: string, changes: readonly Change[]) {
  const sums = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.measure} ${change.cohort} ${change.outcome}`
    sums.set(key, { ...change, by: (sums.get(key)?.by ?? 0) + change.by })
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { by, ...cell }]) => ({ ...cell, shard: shardOf(conflict), count: by }))
}

/**
 * Counts a conflict that closes with an agreement or a verdict.
 * @param statement the transaction's next statement, to which it is added
 */
export function countOutcome(statement: Statement, conflict: Conflict): Statement {
  const cases = fairnessCases(conflict)
  if (cases.length === 0) return statement
  const changes = cases.flatMap(cellsOf).map((cell) => ({ ...cell, by: 1 }))
  return statement
    .with('fairness_sides', (db) =>
      db.insertInto('fairness_cases').values(cases.map((each) => ({ ...each, conflict_id: conflict.id }))),
    )
    .with('fairness', (db) =>
      db
        .insertInto('fairness_counts')
        .values(rowsFor(conflict.id, changes))
        .onConflict((clash) =>
          clash
            .columns(['shard', 'measure', 'cohort', 'outcome'])
            .doUpdateSet({ count: sql`fairness_counts.count + excluded.count` }),
        ),
    )
}

type VoteChange = { conflict: string; verdict: RulingVerdict; from: RulingVote | null; to: RulingVote }

/**
 * Counts a public vote next to the verdict it is about, in place of the voter's previous one.
 * @param statement the transaction's next statement, to which it is added
 * @param ifAny an earlier part of the statement: nothing is counted unless it returns a row
 */
export function countVoteByVerdict(
  statement: Statement,
  { conflict, verdict, from, to }: VoteChange,
  ifAny: string,
): Statement {
  const changes = [
    { ...voteCell(verdict, to), by: 1 },
    ...(from === null ? [] : [{ ...voteCell(verdict, from), by: -1 }]),
  ]
  return statement.with(
    'fairness',
    () => sql`(
      insert into fairness_counts (measure, cohort, outcome, shard, count)
      select measure, cohort, outcome, shard, count
      from jsonb_to_recordset(${JSON.stringify(rowsFor(conflict, changes))}::jsonb)
        as rows (measure text, cohort text, outcome text, shard int, count int)
      where exists (select from ${sql.table(ifAny)})
      on conflict (shard, measure, cohort, outcome) do update set count = fairness_counts.count + excluded.count
    )`,
  )
}

/** The count of each cell that isn't empty. */
export const listCells = (db: Db) =>
  db
    .selectFrom('fairness_counts')
    .select(['measure', 'cohort', 'outcome'])
    .select((row) => sql<number>`${row.fn.sum('count')}::int`.as('count'))
    .groupBy(['measure', 'cohort', 'outcome'])
    .execute()
