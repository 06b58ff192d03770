import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * The months in UTC with rows in them, oldest first: '2026-03'. Each takes one index lookup, whatever the number of
 * rows.
 * @param rows a table or a subquery with an index on the column
 */
export async function findMonths(db: Db, column: string, rows: RawBuilder<unknown>): Promise<string[]> {
  const first = sql`date_trunc('month', min(${sql.ref(column)}), 'UTC')`
  const found = await sql<{ month: string }>`
    with recursive months (month) as (
      select ${first} from ${rows} as found
      union all
      select (
        select ${first} from ${rows} as found
        where ${sql.ref(column)} >= (m.month at time zone 'UTC' + interval '1 month') at time zone 'UTC'
      ) from months m where m.month is not null
    )
    select to_char(month at time zone 'UTC', 'YYYY-MM') as month from months where month is not null`.execute(db)
  return found.rows.map(({ month }) => month)
}

/** When a month in UTC begins, and when the next one does. @param month '2026-03' */
export function boundsOf(month: string): { from: Date; until: Date } {
  const from = new Date(`${month}-01T00:00:00Z`)
  return { from, until: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1)) }
}
