import { createApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { databaseOrExit, settingsOrExit } from './start-up.ts'

/** Starts one process by its role, and stops it cleanly when asked to. */
const failure = 'Squash cannot start'
const settings = settingsOrExit(failure)
const log = createLog(settings.logLevel)
const metrics = createMetrics({ processMetrics: true })

const database = await databaseOrExit(settings, log, failure)
await migrate(database)
const { web, worker } = await createApp({ settings, database, clock: systemClock, log, metrics })

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

// Last: whoever is told that Squash listens may ask it to stop at once.
await worker.start({ run: settings.role !== 'web' })
if (settings.role !== 'worker') {
  const address = await web.listen({ host: settings.host, port: settings.port })
  console.log(`Squash listens on ${address}`)
}
