import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'

/** `columns`: all but those that the database computes. */
type Table = { schema: string; name: string; columns: string }

const tablesOf = async ({ db }: Database, ...schemas: string[]): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select schemaname as schema, tablename as name, (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = format('%I.%I', schemaname, tablename)::regclass
        and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from pg_tables where schemaname in (${sql.join(schemas)}) and tablename !~ 'migrations(_lock)?$'`.execute(db)
  return rows
}

/**
 * Copies all current rows, usually those that the migrations inserted, into the schema `initial`. A reset restores them
 * from there.
 */
export const saveInitialRows = async (database: Database): Promise<void> => {
  await database.query('drop schema if exists initial cascade; create schema initial')
  for (const { schema, name } of await tablesOf(database, 'public', 'auth')) {
    const table = sql.table(`${schema}.${name}`)
    const { rows } = await sql`select 1 from ${table} limit 1`.execute(database.db)
    if (rows.length > 0) await sql`create table ${sql.table(`initial.${name}`)} as table ${table}`.execute(database.db)
  }
}

/** Keys that a running server caches: without these rows, its tokens would be worthless a minute later. */
const serversOwn = ['signing_keys', 'sealing_keys']

/**
 * A script that restores every table to its initial rows, and removes all jobs.
 * @param withKeys false keeps the running server's keys
 */
export const resetStatement = async (database: Database, withKeys = false): Promise<string> => {
  const tables = (await tablesOf(database, 'public', 'auth')).filter(
    ({ name }) => withKeys || !serversOwn.includes(name),
  )
  const filled = new Set((await tablesOf(database, 'initial')).map(({ name }) => name))
  const jobs = (await tablesOf(database, 'pgboss')).filter(({ name }) => name === 'job_common')
  const all = [...tables, ...jobs].map(quoted)
  return [
    // Writers in progress finish first, and leave nothing behind. `truncate` would instead write a new file for each
    // table and index, which takes ten times as long.
    `lock table ${all.join(', ')} in access exclusive mode`,
    'set local session_replication_role = replica',
    ...all.map((table) => `delete from ${table}`),
    RESTART_SEQUENCES,
    ...tables.filter(({ name }) => filled.has(name)).map(insertInitialRows),
    'set local session_replication_role = origin',
  ].join('; ')
}

const RESTART_SEQUENCES = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname in ('public', 'auth') and last_value is not null`

const insertInitialRows = (table: Table) =>
  `insert into ${quoted(table)} (${table.columns}) overriding system value select ${table.columns} from initial."${table.name}"`

const quoted = ({ schema, name }: Table) => `"${schema}"."${name}"`
