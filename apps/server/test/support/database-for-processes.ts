import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { testDatabase } from './database.ts'
import { unpackMigrated } from './migrated-folder.ts'

/**
 * A migrated database for server processes. The test can query it once they have ended: the embedded one admits one
 * process.
 */
export type DatabaseForProcesses = {
  env: Record<string, string>
  open(): Promise<Database>
  remove(): Promise<void>
}

export async function databaseForProcesses(): Promise<DatabaseForProcesses> {
  if (process.env.DATABASE_URL) {
    const { url = '', close } = await testDatabase()
    return { env: { DATABASE_URL: url }, open: () => open({ url, dataDir: '' }), remove: close }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'squash-test-'))
  await unpackMigrated(dataDir)
  return {
    env: { DATA_DIR: dataDir },
    open: () => open({ dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const open = (where: { url?: string; dataDir: string }) => openDatabase({ ...where, log: pino({ level: 'silent' }) })
