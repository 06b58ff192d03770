import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open.ts'
import { isDatabaseUnavailable } from './platform/http/database-unavailable.ts'
import { readSettings, type Settings } from './settings.ts'

/**
 * How every program of the server begins. If it cannot continue, it prints one line with the reason and exits.
 */

const environmentFile = fileURLToPath(new URL('../../../.env', import.meta.url))

/** Loads `.env` from the project's folder, as `npm start` does; the environment takes precedence. */
export function loadEnvironmentFile(): void {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
}

/** The settings of this process. @param failure how the line begins that is printed when they are wrong */
export function settingsOrExit(failure: string): Settings {
  const read = readSettings(process.env)
  return read.ok ? read.settings : exitWith(`${failure}: ${read.problem}`)
}

/**
 * The migrated database that the settings name.
 * @param failure how the line begins that is printed when it cannot be opened
 * @param options.withReplica whether reads that may be a second old go to its replica, if it has one
 */
export async function databaseOrExit(
  { database }: Pick<Settings, 'database'>,
  log: Logger,
  failure: string,
  { withReplica = false } = {},
): Promise<Database> {
  const open = (where: Omit<Parameters<typeof openDatabase>[0], 'log'>) =>
    openDatabase({ ...where, log }).catch((error: unknown) => exitWith(`${failure}: ${reasonOf(error)}`))
  const isPooled = database.kind === 'postgres' && database.directUrl !== database.url
  if (isPooled) {
    // Migrating takes a session lock, which a pooler would leave with another client.
    const direct = await open({ url: database.directUrl, dataDir: '' })
    await reachedOrExit(migrate(direct), failure)
    await direct.close()
  }
  const opened = await open(withReplica || database.kind === 'embedded' ? database : { ...database, replicaUrl: null })
  if (!isPooled) await reachedOrExit(migrate(opened), failure)
  return opened
}

/**
 * Ends this process if the database is unavailable or read-only, like a standby; restarting it later is up to the
 * service manager.
 * @throws any other error of `work`, because that is a bug
 */
export const reachedOrExit = <T>(work: Promise<T>, failure: string): Promise<T> =>
  work.catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error
    return exitWith(`${failure}: ${reasonOf(error)}`)
  })

/** Connecting to a host with several addresses fails with one error for each of them, and no message of its own. */
function reasonOf(error: unknown): string {
  const [first]: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const said = first instanceof Error ? first.message : String(first)
  return isDatabaseUnavailable(error) ? `the database isn't available (${said})` : said
}

/** Ends this process with one line on standard error. */
export function exitWith(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
