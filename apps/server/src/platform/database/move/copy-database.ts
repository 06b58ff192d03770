import { z } from 'zod'
import type { Database } from '../database.ts'
import { readForeignKeys, readSequences, readTables, type Table } from './layout.ts'

/** Rows per statement. */
const BATCH = 500

/** A copy has no time limit, and both sides write every value the same way, so that checksums can be compared. */
const SESSION = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`

const Summary = z.object({ rows: z.number(), checksum: z.string() })
type Summary = z.infer<typeof Summary>

type Copied = { tables: number; rows: number }

/**
 * Replaces everything in one database with the contents of another, in one transaction, and compares each table's
 * number of rows and checksum. Both must have been migrated by this version.
 * @throws when the tables are not the same or a comparison fails; nothing is changed then
 */
export function copyDatabase(from: Database, to: Database): Promise<Copied> {
  return from.transaction(async () => {
    await from.query('set transaction isolation level repeatable read')
    await from.query(SESSION)
    return to.transaction(async () => {
      await to.query(SESSION)
      const tables = await readTables(from)
      const names = tables.map(({ name }) => name).join(', ')
      if (JSON.stringify(tables) !== JSON.stringify(await readTables(to)))
        throw new Error('The two databases have different tables: start this version of Squash once on each.')

      // Foreign keys would dictate the order of the tables; adding them back afterwards checks every row.
      const foreignKeys = await readForeignKeys(to)
      for (const { table, name } of foreignKeys) await to.query(`alter table ${table} drop constraint ${name}`)
      await to.query(`truncate ${names}`)
      let rows = 0
      for (const table of tables) {
        await copyRows(table, from, to)
        rows += (await compare(table, from, to)).rows
      }
      for (const { table, name, definition } of foreignKeys)
        await to.query(`alter table ${table} add constraint ${name} ${definition}`)
      await copySequences(from, to)
      return { tables: tables.length, rows }
    })
  })
}

/** As text, which both sides read back to the same value. */
async function copyRows({ name, columns }: Table, from: Database, to: Database): Promise<void> {
  const selected = columns.map((column, place) => `${column.name}::text as c${place}`)
  await from.query(`declare copied no scroll cursor for select ${selected.join(', ')} from ${name}`)
  const insertion = `
    insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value
    select ${columns.map(({ type }, place) => `c${place}::${type}`).join(', ')}
    from unnest(${columns.map((_, place) => `$${place + 1}::text[]`).join(', ')})
      as copied (${columns.map((_, place) => `c${place}`).join(', ')})`
  for (;;) {
    const { rows } = await from.query(`fetch ${BATCH} from copied`)
    if (rows.length > 0)
      await to.query(
        insertion,
        columns.map((_, place) => rows.map((row) => row[`c${place}`])),
      )
    if (rows.length < BATCH) break
  }
  await from.query('close copied')
}

async function compare(table: Table, from: Database, to: Database): Promise<Summary> {
  const [source, copy] = [await summarise(table, from), await summarise(table, to)]
  if (source.rows === copy.rows && source.checksum === copy.checksum) return copy
  throw new Error(
    `${table.name} has ${source.rows} rows (${source.checksum}) there and ${copy.rows} (${copy.checksum}) here.`,
  )
}

/** The sum of the hashes of all rows, whatever their order. */
async function summarise({ name, columns }: Table, { query }: Database): Promise<Summary> {
  const row = `row(${columns.map((column) => column.name).join(', ')})::text`
  const { rows } = await query(`
    select count(*)::integer as rows,
      coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text as checksum
    from ${name}`)
  return Summary.parse(rows[0])
}

async function copySequences(from: Database, to: Database): Promise<void> {
  for (const name of await readSequences(from)) {
    const { rows } = await from.query(`select last_value::text as value, is_called as called from ${name}`)
    const { value, called } = z.object({ value: z.string(), called: z.boolean() }).parse(rows[0])
    await to.query('select setval($1::regclass, $2::bigint, $3::boolean)', [name, value, called])
  }
}
