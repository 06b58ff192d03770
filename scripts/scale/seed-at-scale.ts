import { createLog } from '../../apps/server/src/platform/log.ts'
import type { Settings } from '../../apps/server/src/settings.ts'
import { databaseOrExit } from '../../apps/server/src/start-up.ts'
import { seedScale } from './seed-scale.ts'
import type { Size } from './size.ts'

/** Fills the configured database for measuring. If it can't be opened, one line says why, and the process exits. */
export async function seedAtScale(settings: Settings, size: Size): Promise<void> {
  const database = await databaseOrExit(settings, createLog('error'), 'Nothing was seeded')
  const began = performance.now()
  try {
    await seedScale(database, size, (line) => console.log(`${seconds(began)} s  ${line}`))
    console.log(`Seeded in ${seconds(began)} s. These accounts have no passwords, so sign up for one of your own.`)
  } finally {
    await database.close()
  }
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1)
