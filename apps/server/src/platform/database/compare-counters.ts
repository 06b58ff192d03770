import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** A stored counter that differs from the recount. */
export type Miscount = {
  table: string
  /** The row's key, as text. */
  id: string
  stored: unknown
  counted: unknown
}

type CounterTable = {
  table: string
  /** The key columns. */
  key: readonly string[]
  columns: readonly string[]
}

const asObject = (columns: readonly string[], from: 'stored' | 'counted') =>
  sql.raw(`jsonb_build_object(${columns.flatMap((column) => [`'${column}'`, `coalesce(${from}.${column}, 0)`])})`)

/**
 * Compares a counter table with the facts it is computed from; a missing row counts as zeros.
 * @param facts common table expressions, the last of them `counted`, with the same key and columns
 * @returns a statement that yields a row for each difference
 */
export const compareCounters = ({ table, key, columns }: CounterTable, facts: RawBuilder<unknown>) => sql<Miscount>`
  with ${facts}, compared as (
    select ${sql.raw(key.map((column) => `${column}::text`).join(` || ' with ' || `))} as id,
      ${asObject(columns, 'stored')} as stored, ${asObject(columns, 'counted')} as counted
    from ${sql.table(table)} stored full join counted using (${sql.raw(key.join(', '))})
  )
  select ${sql.lit(table)} as "table", id, stored, counted from compared where stored <> counted order by id`

/** Runs the comparisons. @returns every difference that they find */
export async function findDifferences(db: Db, comparisons: readonly RawBuilder<Miscount>[]): Promise<Miscount[]> {
  const found: Miscount[] = []
  for (const comparison of comparisons) found.push(...(await comparison.execute(db)).rows)
  return found
}
