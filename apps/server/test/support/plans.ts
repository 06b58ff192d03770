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

/** Reading a table from end to end, and the joins that do: right while it has three rows, and chosen then. */
const WAYS_FOR_SMALL_TABLES = ['seqscan', 'hashjoin', 'mergejoin', 'material'] as const

/**
 * What a statement would read from end to end as its tables grow. The planner is kept from what suits small tables, so
 * that a walk which is left means a missing index.
 * @returns the tables that it walks through whole
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

/** @param limited whether something above stops the walk after so many rows */
function walkedWhole(plan: Plan, limited: boolean): string[] {
  const type = plan['Node Type']
  const whole = type === 'Seq Scan' || (/^(Index|Index Only) Scan$/.test(type) && !plan['Index Cond'] && !limited)
  const here = whole ? [plan['Relation Name'] ?? type] : []
  const below = (plan.Plans ?? []).flatMap((child) => walkedWhole(child, limited || type === 'Limit'))
  return [...here, ...below]
}
