import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'

/** An id that reads as its number. */
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Inserts rows into a table as it is at the moment, for tests of migrations, which start from an older one. */
export async function insertRows({ db }: Pick<Database, 'db'>, table: string, rows: readonly object[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row).map((name) => sql.ref(name))
    await sql`
      insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(names)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
      db,
    )
  }
}
