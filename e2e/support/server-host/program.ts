import { createApp } from '@squash/server/app'
import { systemClock } from '@squash/server/platform/clock'
import { migrate } from '@squash/server/platform/database/migrate'
import { openDatabase } from '@squash/server/platform/database/open'
import { createLog } from '@squash/server/platform/log'
import { createMetrics } from '@squash/server/platform/metrics'
import { readSettings } from '@squash/server/settings'

/**
 * A program that starts servers on request: each is a whole app with its own settings, port and database, like the one
 * that the server's `main.ts` starts. All but the first find the code already loaded and compiled.
 */

export type HostRequest = { id: number } & ({ start: Record<string, string> } | { stop: number })
export type HostReply = { id: number; error?: string }

/** The functions that stop the running servers, each by the id of the request that started it. */
const running = new Map<number, () => Promise<void>>()

async function start(env: Record<string, string>): Promise<() => Promise<void>> {
  const read = readSettings(env)
  if (!read.ok) throw new Error(read.problem)
  const { settings } = read
  if (settings.database.kind !== 'postgres') throw new Error('An embedded database needs a process of its own')
  const log = createLog(settings.logLevel)
  const database = await openDatabase({ url: settings.database.url, dataDir: '', log })
  await migrate(database)
  const app = await createApp({ settings, database, clock: systemClock, log, metrics: createMetrics() })
  const { web, worker, compilePatterns } = app
  await worker.start({ run: true })
  await web.listen({ host: settings.host, port: settings.port })
  await web.warmUp()
  compilePatterns()
  return async () => {
    await web.stop()
    await worker.stop()
    await database.close()
  }
}

async function handle(request: HostRequest): Promise<void> {
  if ('start' in request) {
    running.set(request.id, await start(request.start))
  } else {
    await running.get(request.stop)?.()
    running.delete(request.stop)
  }
}

process.on('message', (request: HostRequest) => {
  const reply = (rest: Omit<HostReply, 'id'>) => process.send?.({ id: request.id, ...rest } satisfies HostReply)
  handle(request).then(
    () => reply({}),
    (error: unknown) => reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
// The process that started this one has ended, or is ending.
process.on('disconnect', () => process.exit(0))
