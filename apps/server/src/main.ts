import { flushCompileCache } from 'node:module'
import { runAdminCommand } from './admin-command.ts'
import { createApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { collectGarbage } from './platform/collect-garbage.ts'
import { serveCommands } from './platform/command-channel/serve.ts'
import { readinessOf } from './platform/database/readiness.ts'
import { createHealthServer } from './platform/http/health-routes.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { databaseOrExit, reachedOrExit, settingsOrExit } from './start-up.ts'

/** Starts one process by its role, and stops it cleanly on request. */
const failure = 'Squash cannot start'
const settings = settingsOrExit(failure)
const log = createLog(settings.logLevel)
const metrics = createMetrics({ processMetrics: true })
const { tracesTo, metricsTo, role } = settings
// Loaded only if used: they add to a process's start-up time and memory.
const { exportTraces } = tracesTo === null ? {} : await import('./platform/otlp/export-traces.ts')
const { exportMetrics } = metricsTo === null ? {} : await import('./platform/otlp/export-metrics.ts')
const endTraces = tracesTo === null ? null : exportTraces?.({ endpoint: tracesTo, role, log })
const endMetrics =
  metricsTo === null ? null : exportMetrics?.({ registry: metrics.registry, endpoint: metricsTo, role, log })

// A worker answers no calls.
const database = await databaseOrExit(settings, log, failure, { withReplica: role !== 'worker' })
metrics.watchConnections(database.connections)
metrics.watchReplica(database.replica)
const { web, worker, compilePatterns } = await reachedOrExit(
  createApp({ settings, database, clock: systemClock, log, metrics }),
  failure,
)
// No other process can open the embedded database in the meantime. On a PostgreSQL server, commands use their own
// connection.
const endCommands =
  settings.database.kind === 'embedded'
    ? await serveCommands(
        settings.database.dataDir,
        (args, print) =>
          runAdminCommand(args, {
            database,
            clock: systemClock,
            print,
            hasOwnKeys: settings.auth.jwtKeys !== null,
            ai: settings.ai,
          }),
        log,
      )
    : async () => {}

const health =
  settings.role === 'worker' && settings.workerPort !== null
    ? await createHealthServer({ ready: readinessOf(database), metrics, serviceKey: settings.serviceKey, log })
    : null

/** In-flight requests are answered and jobs are handed back; a second signal ends the process at once. */
let stopping = false
async function stop(): Promise<void> {
  if (stopping) process.exit(1)
  stopping = true
  await web.stop()
  await health?.stop()
  await endCommands()
  await worker.stop()
  await database.close()
  await Promise.all([endTraces?.(), endMetrics?.()])
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

// Last: a service manager may stop Squash as soon as it listens.
await reachedOrExit(worker.start({ run: settings.role !== 'web' }), failure)
if (health && settings.workerPort !== null) {
  const address = await health.listen({ host: settings.host, port: settings.workerPort })
  console.log(`Squash’s worker listens on ${address}`)
}
if (settings.role !== 'worker') {
  const address = await web.listen({ host: settings.host, port: settings.port })
  console.log(`Squash listens on ${address}`)
  await web.warmUp()
}
// Deferred, so that requests that have already arrived are answered first.
setImmediate(() => {
  // First, because it also discards compiled code.
  collectGarbage()
  if (settings.role !== 'worker') compilePatterns()
  flushCompileCache()
})
