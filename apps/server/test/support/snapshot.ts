import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { Database } from '../../src/platform/database/database.ts'
import { openEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { migrate, migrationFolders } from '../../src/platform/database/migrate.ts'
import { databaseOver } from '../../src/platform/database/over-source.ts'
import { createJobs } from '../../src/platform/jobs/create-jobs.ts'
import { keepSeeds } from './seeds.ts'

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

/** What every test begins with: all tables, those of the job queue too, so that no test waits for them. */
export const prepare = async (database: Database): Promise<void> => {
  await migrate(database)
  const jobs = createJobs({ database, log: pino({ level: 'silent' }), metrics: { jobFinished() {} } })
  await jobs.start({ jobs: [], schedules: [], subscriptions: [] }, { run: false })
  await jobs.stop()
  await keepSeeds(database)
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
  // Renamed when whole: another test file may be making the same one.
  const draft = `${file}.${randomUUID()}`
  await source.dump(draft)
  await rename(draft, file)
  await source.close()
  return file
}
