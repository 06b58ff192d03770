import type { Database } from '../../src/platform/database/database.ts'

/** Where something was found: `schema.table.column`, and the text that was found. */
export type Found = { column: string; part: string }

/**
 * Searches every column of every table in every schema for these parts, case-insensitively and as text, including JSON.
 * @returns each combination of column and part once
 */
export async function findInEveryTable({ query }: Pick<Database, 'query'>, parts: readonly string[]): Promise<Found[]> {
  const { rows: tables } = await query(`
    select table_schema, table_name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const wanted = parts.map((part) => part.toLowerCase())
  const found = new Map<string, Found>()
  for (const { table_schema, table_name } of tables) {
    const name = `${table_schema}.${table_name}`
    const { rows } = await query(`select to_jsonb(t) as row from ${quoted(table_schema)}.${quoted(table_name)} t`)
    for (const { row } of rows)
      for (const [column, value] of Object.entries(Object(row))) {
        const text = JSON.stringify(value).toLowerCase()
        for (const part of wanted.filter((one) => text.includes(one)))
          found.set(`${name}.${column} ${part}`, { column: `${name}.${column}`, part })
      }
  }
  return [...found.values()]
}

const quoted = (name: unknown): string => `"${String(name)}"`
