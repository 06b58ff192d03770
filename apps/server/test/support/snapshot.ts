import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fixedClock } from '@squash/testkit/clock'
import { pino } from 'pino'
import { createDatabase } from '../../src/platform/database/create-database.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { migrate, migrationFolders } from '../../src/platform/database/migrate.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { saveInitialRows } from './reset-database.ts'
import { testSettings } from './settings.ts'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/squash', import.meta.url))

/** The files that, besides the migrations, determine a fresh database's content; the last pins the database's version. */
const preparedBy = ['./snapshot.ts', './reset-database.ts', '../../package.json'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
)

/** A hash of what determines the content: another migration gives another name. */
export const migrationsHash = async (): Promise<string> => {
  const hash = createHash('sha256')
  const files = migrationFolders.map(async (folder) => (await readdir(folder)).sort().map((file) => join(folder, file)))
  for (const file of [...preparedBy, ...(await Promise.all(files)).flat()])
    hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** The initial state of every test: all tables and all job queues. Creating queues is the slowest part of a start. */
export const prepare = async (database: Database): Promise<void> => {
  await migrate(database)
  await saveInitialRows(database)
  // Imported only here, so that a test that needs just a database doesn't load the whole server.
  const { createApp } = await import('../../src/app.ts')
  const { worker } = await createApp({
    settings: testSettings(),
    database,
    clock: fixedClock(),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  })
  await worker.start({ run: false })
  await worker.stop()
}

/**
 * A dump of a migrated embedded database, created once per set of migrations: opening it takes a third of a second,
 * creating the tables takes three seconds.
 * @returns its file
 */
export const migratedSnapshot = async (): Promise<string> => {
  const file = join(cache, `database-${await migrationsHash()}.tar`)
  if (existsSync(file)) return file

  const source = await openEmbedded('empty', pino({ level: 'silent' }))
  await prepare(createDatabase(source))
  await mkdir(cache, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await source.dump(draft)
  // Renamed into place when complete, and never over a file that another run has created and opened in the meantime.
  await link(draft, file).catch(ignoreExisting)
  await rm(draft)
  await source.close()
  return file
}

const ignoreExisting = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
