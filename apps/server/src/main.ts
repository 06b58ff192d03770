import { createApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { readSettings } from './settings.ts'

/** Starts one process by its role, and stops it cleanly when asked to. */
const read = readSettings(process.env)
if (!read.ok) {
  console.error(`Squash cannot start: ${read.problem}`)
  process.exit(1)
}
const { settings } = read
const log = createLog(settings.logLevel)
const metrics = createMetrics({ processMetrics: true })

const database = await openDatabase({
  ...(settings.database.kind === 'postgres'
    ? { url: settings.database.url, dataDir: '' }
    : { dataDir: settings.database.dataDir }),
  log,
}).catch((error: Error) => {
  console.error(`Squash cannot start: ${error.message}`)
  process.exit(1)
})
await migrate(database)
const { web, worker } = await createApp({ settings, database, clock: systemClock, log, metrics })

await worker.start({ run: settings.role !== 'web' })
if (settings.role !== 'worker') {
  const address = await web.listen({ host: settings.host, port: settings.port })
  console.log(`Squash listens on ${address}`)
}

/** In-flight requests are answered, jobs are handed back; a second signal does not wait. */
let stopping = false
async function stop(): Promise<void> {
  if (stopping) process.exit(1)
  stopping = true
  await web.stop()
  await worker.stop()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
