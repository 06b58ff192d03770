import { counted } from '@squash/contract/counted'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { copyDatabase } from './platform/database/move/copy-database.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import type { Settings } from './settings.ts'
import { databaseOrExit, exitWith } from './start-up.ts'

const FAILURE = 'Nothing was moved'

/**
 * Runs `npm run admin -- move`, between the databases at DATABASE_URL and in DATA_DIR.
 * @param direction the word after `move`
 * @returns the exit code: 0 done, 1 refused, 2 not understood
 */
export async function runMove(direction: string | undefined, settings: Settings, print: (line: string) => void) {
  if (direction !== 'to-postgres' && direction !== 'to-embedded') {
    print('Usage: npm run admin -- move to-postgres | to-embedded')
    return 2
  }
  const { database } = settings
  if (database.kind === 'embedded') {
    print(`${FAILURE}: set DATABASE_URL for the server, and DATA_DIR for the embedded database.`)
    return 1
  }
  const log = createLog('silent')
  const embedded = await databaseOrExit({ database: { kind: 'embedded', dataDir: database.dataDir } }, log, FAILURE)
  const server = await databaseOrExit({ database: { ...database, url: database.directUrl } }, log, FAILURE)
  const [from, to] = direction === 'to-postgres' ? [embedded, server] : [server, embedded]
  const code = await moveDatabase({ from, to, settings, log, print }).catch((error: Error) =>
    exitWith(`${FAILURE}: ${error.message}`),
  )
  await Promise.all([embedded.close(), server.close()])
  return code
}

type Move = { from: Database; to: Database; settings: Settings; log: Logger; print: (line: string) => void }

/**
 * Copies everything from one open and migrated database into the other, which has no accounts.
 * @returns the exit code: 0 done, 1 refused
 * @throws when the tables or the copies differ; nothing is changed then
 */
export async function moveDatabase({ from, to, settings, log, print }: Move): Promise<number> {
  for (const database of [from, to]) {
    if (await isInUse(database)) {
      print(`${FAILURE}: stop every Squash on both databases first.`)
      return 1
    }
  }
  if (await hasAccounts(to)) {
    print(`${FAILURE}: the database to move to already has accounts.`)
    return 1
  }
  for (const database of [from, to]) await createQueueTables(database, settings, log)
  const { tables, rows } = await copyDatabase(from, to)
  print(
    `Moved ${counted(rows, 'row')} in ${counted(tables, 'table')}; counts and checksums are the same on both sides.`,
  )
  return 0
}

/** Every Squash on a server holds a listening connection. Opening the embedded database has locked its folder. */
async function isInUse({ kind, query }: Database): Promise<boolean> {
  if (kind === 'embedded') return false
  const { rows } = await query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'squash listen'",
  )
  return rows.length > 0
}

async function hasAccounts({ query }: Database): Promise<boolean> {
  return (await query('select 1 from auth.users limit 1')).rows.length > 0
}

/** The job queue creates its own tables when it starts. */
async function createQueueTables(database: Database, settings: Settings, log: Logger): Promise<void> {
  const { worker } = await createApp({ settings, database, clock: systemClock, log, metrics: createMetrics() })
  await worker.start({ run: false })
  await worker.stop()
}
