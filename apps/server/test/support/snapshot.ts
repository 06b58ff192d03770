import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fixedClock } from '@squash/testkit/clock'
import { pino } from 'pino'
import type { Database } from '../../src/platform/database/database.ts'
import { openEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { migrate, migrationFolders } from '../../src/platform/database/migrate.ts'
import { databaseOver } from '../../src/platform/database/over-source.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { keepSeeds } from './seeds.ts'
import { testSettings } from './settings.ts'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/squash', import.meta.url))

/** Decides what a fresh database holds, apart from the migrations; the last one pins the database's version. */
const preparedBy = ['./snapshot.ts', './seeds.ts', '../../package.json'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
)

/** Names what a fresh database holds: another migration, another name. */
export const migrationsHash = async (): Promise<string> => {
  const hash = createHash('sha256')
  const files = migrationFolders.map(async (folder) => (await readdir(folder)).sort().map((file) => join(folder, file)))
  for (const file of [...preparedBy, ...(await Promise.all(files)).flat()])
    hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** What every test begins with: all tables, and every queue of jobs, as making those takes longer than all else at a start. */
export const prepare = async (database: Database): Promise<void> => {
  await migrate(database)
  await keepSeeds(database)
  // Here alone: a test that needs only a database does without the whole server.
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
 * A dump of a migrated embedded database, made once for each set of migrations; opening it takes a third of a second
 * where making the tables takes three.
 * @returns its file
 */
export const migratedSnapshot = async (): Promise<string> => {
  const file = join(cache, `database-${await migrationsHash()}.tar`)
  if (existsSync(file)) return file

  const source = await openEmbedded('empty', pino({ level: 'silent' }))
  await prepare(databaseOver(source))
  await mkdir(cache, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await source.dump(draft)
  // Whole at once, and never in place of one that another run made meanwhile and has open.
  await link(draft, file).catch(ignoreExisting)
  await rm(draft)
  await source.close()
  return file
}

const ignoreExisting = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
