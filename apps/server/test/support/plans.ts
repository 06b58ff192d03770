import { CompiledQuery } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'

type Statement = { sql: string; parameters: readonly unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}
type ExecutedPlan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: ExecutedPlan[]
}

/** Full scans and the joins that use them: right for a table with three rows, which is why the planner picks them. */
const WAYS_FOR_SMALL_TABLES = ['seqscan', 'hashjoin', 'mergejoin', 'material'] as const

/**
 * The tables that a statement would scan completely as they grow. Plans for small tables are switched off, so any
 * remaining full scan means that an index is missing.
 * @returns the tables that it scans completely
 */
export async function wholeTablesReadBy({ transaction }: Database, { sql, parameters }: Statement): Promise<string[]> {
  const { rows } = await transaction(async (tx) => {
    for (const way of WAYS_FOR_SMALL_TABLES) await tx.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`))
    return tx.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    )
  })
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => walkedWhole(Plan, false)))
}

/** @param limited whether a node above stops the scan after a number of rows */
function walkedWhole(plan: Plan, limited: boolean): string[] {
  const type = plan['Node Type']
  const whole = type === 'Seq Scan' || (/^(Index|Index Only) Scan$/.test(type) && !plan['Index Cond'] && !limited)
  const here = whole ? [plan['Relation Name'] ?? type] : []
  const below = (plan.Plans ?? []).flatMap((child) => walkedWhole(child, limited || type === 'Limit'))
  return [...here, ...below]
}

/** The most rows that a step of a statement reads; it is executed, and whatever it changes stays. */
export async function rowsReadBy({ db }: Pick<Database, 'db'>, { sql, parameters }: Statement): Promise<number> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: ExecutedPlan }[] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
  )
  return Math.max(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => mostRows(Plan))))
}

const mostRows = (plan: ExecutedPlan): number =>
  Math.max(
    plan['Actual Rows'] * plan['Actual Loops'] +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0),
    ...(plan.Plans ?? []).map(mostRows),
  )
