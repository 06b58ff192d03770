import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

type JourneyDatabase = {
  url: string
  /** Which of these words occur in any row of any table. */
  stored(words: readonly string[]): Promise<string[]>
  drop(): Promise<void>
}

/** A copy of the migrated database `template` on the server at DATABASE_URL. */
export async function copyDatabase(template: string): Promise<JourneyDatabase> {
  const { url, drop } = await createDatabase(process.env.DATABASE_URL ?? '', template)
  return { url, stored: (words) => inTables(url, words), drop }
}

/** Creates a database on a PostgreSQL server: a copy of the template, or an empty one. */
export async function createDatabase(server: string, template = 'template1') {
  const name = `squash_journey_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function inTables(url: string, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found = new Set<string>()
  for (const { name } of tables) {
    for (const word of words) {
      const { rowCount } = await client.query(
        `select from ${name} as stored where strpos(stored::text, $1) > 0 limit 1`,
        [word],
      )
      if (rowCount) found.add(word)
    }
  }
  await client.end()
  return words.filter((word) => found.has(word))
}

/** Which of these words occur in any file of an embedded database, even its log. Short texts are stored as they are. */
export async function inFolder(folder: string, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const bytes = await readFile(join(file.parentPath, file.name))
    for (const word of words) if (bytes.includes(word)) found.add(word)
  }
  return words.filter((word) => found.has(word))
}
