import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

type JourneyDatabase = {
  url: string
  /** Which of these words stand in any row of any table. */
  stored(words: readonly string[]): Promise<string[]>
  drop(): Promise<void>
}

/** A new, empty database on the server at DATABASE_URL; null when journeys run on the embedded one. */
export async function databaseFor(): Promise<JourneyDatabase | null> {
  const server = process.env.DATABASE_URL
  if (!server) return null
  const name = `squash_journey_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    stored: (words) => inTables(url.href, words),
    drop: () => run(server, `drop database ${name} with (force)`),
  }
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

/** Which of these words stand in any file of an embedded database, its log included. Texts so short are stored as they are. */
export async function inFolder(folder: string, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const bytes = await readFile(join(file.parentPath, file.name))
    for (const word of words) if (bytes.includes(word)) found.add(word)
  }
  return words.filter((word) => found.has(word))
}
