import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** A stored counter that differs from its facts: its key, the stored value and the computed one. */
export type Miscount = { figure: string; of: string; kept: unknown; facts: unknown }

type Kept = {
  /** The table that stores the counters. */
  figure: string
  /** The key columns. */
  key: readonly string[]
  columns: readonly string[]
}

const asObject = (columns: readonly string[], from: 'kept' | 'facts') =>
  sql.raw(`jsonb_build_object(${columns.flatMap((column) => [`'${column}'`, `coalesce(${from}.${column}, 0)`])})`)

/**
 * Compares a counter table with the facts it is computed from; a missing row counts as zeros.
 * @param facts common table expressions, the last of them `counted`, with the same key and columns
 * @returns a statement that yields a row for each difference
 */
export const compareFigures = ({ figure, key, columns }: Kept, facts: RawBuilder<unknown>) => sql<Miscount>`
  with ${facts}, compared as (
    select ${sql.raw(key.map((column) => `${column}::text`).join(` || ' with ' || `))} as of,
      ${asObject(columns, 'kept')} as kept, ${asObject(columns, 'facts')} as facts
    from ${sql.table(figure)} kept full join counted facts using (${sql.raw(key.join(', '))})
  )
  select ${sql.lit(figure)} as figure, of, kept, facts from compared where kept <> facts order by of`

/** Runs the comparisons. @returns every difference that they find */
export async function differencesIn(db: Db, comparisons: readonly RawBuilder<Miscount>[]): Promise<Miscount[]> {
  const found: Miscount[] = []
  for (const comparison of comparisons) found.push(...(await comparison.execute(db)).rows)
  return found
}
