import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { lockDataFolder } from './platform/database/embedded/data-folder-lock.ts'
import type { Settings } from './settings.ts'

/** The schemas in which Squash and its job queue store data. */
const SCHEMAS = ['public', 'auth', 'pgboss']

/** What would be deleted, for the confirmation: never with the password in it. */
export const nameOf = (database: Settings['database']): string => {
  if (database.kind === 'embedded') return `the data folder ${database.dataDir}`
  const { host, pathname } = new URL(database.url)
  return `the schemas ${SCHEMAS.join(', ')} of the database ${decodeURIComponent(pathname.slice(1))} at ${host}`
}

/**
 * Deletes everything that Squash has stored; the next start recreates it.
 * @returns false when there was nothing
 * @throws when a Squash is running on the data folder, or the folder contains something else
 */
export const resetDatabase = (database: Settings['database']): Promise<boolean> =>
  database.kind === 'embedded' ? removeFolder(database.dataDir) : dropSchemas(database.url)

async function removeFolder(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`The folder ${folder} is not a data folder of Squash.`)
  const unlock = await lockDataFolder(folder)
  await rm(folder, { recursive: true })
  await unlock()
  return true
}

async function dropSchemas(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('public.profiles') is not null as there`)
    await client.query(`drop schema if exists ${SCHEMAS.join(', ')} cascade; create schema public`)
    return rows[0]?.there === true
  } finally {
    await client.end()
  }
}
