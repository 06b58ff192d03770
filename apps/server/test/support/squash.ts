import { fileURLToPath } from 'node:url'
import { type FixedClock, fixedClock } from '@squash/testkit/clock'
import { type TestClient, testClient } from '@squash/testkit/http'
import { createApp } from '../../src/app.ts'
import type { MediatorPatience } from '../../src/features/mediator/mediator.service.ts'
import type { Download } from '../../src/platform/download/download.ts'
import type { Network } from '../../src/platform/download/network.ts'
import type { ProviderCircuit } from '../../src/platform/language-model/provider.ts'
import { createLog } from '../../src/platform/log.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import type { Settings } from '../../src/settings.ts'
import { type TestDatabase, type Through, testDatabase } from './database.ts'
import { testSettings } from './settings.ts'
import { storesNudges, untilQuiet } from './until.ts'

/** Stands in for the built web app: an almost empty page. */
export const WEB_ROOT = fileURLToPath(new URL('./web', import.meta.url))

export type TestSquash = TestClient & {
  origin: string
  clock: FixedClock
  database: TestDatabase
  settings: Settings
  /** The server's log, line by line; empty at the level `silent`, which is the default. */
  logged: readonly string[]
  /** Every route of the server, as Fastify prints them. */
  routes(): string
  /** The names of all scheduled jobs. */
  schedules: readonly string[]
  /** Runs a scheduled job; none runs by itself. */
  runSchedule(name: string): Promise<void>
  /** Does what a server does on start, before the first visitor. */
  makeReady(): Promise<void>
  /** Empties the database, once all jobs that the last test started are done. */
  reset(): Promise<void>
  /** Stops background work, so that every statement belongs to the test's next call. */
  stopWorker(): Promise<void>
  close(): Promise<void>
}

/**
 * The whole server on a free loopback port, with its own database and a clock that the test moves.
 * @param env settings as an operator would set them
 * @param patience how long the mediator waits for its language model
 * @param circuit when the language model counts as unavailable
 * @param download how photos are downloaded, for tests with a host of their own
 * @param pushNetwork where push services are, for tests with one of their own
 * @param through what every statement passes through
 * @param webRoot the folder with the web app's build; usually `WEB_ROOT`, which needs no build
 */
export async function startSquash({
  env = {},
  clock = fixedClock(),
  patience,
  circuit,
  download,
  pushNetwork,
  through,
  webRoot,
}: {
  env?: Record<string, string>
  clock?: FixedClock
  patience?: MediatorPatience
  circuit?: ProviderCircuit
  download?: Download
  pushNetwork?: Network
  through?: Through
  webRoot?: string
} = {}): Promise<TestSquash> {
  const settings = testSettings(env)
  const database = await testDatabase(through)
  const logged: string[] = []
  const log = createLog(settings.logLevel, { write: (line) => void logged.push(line) })
  const app = await createApp({
    settings,
    database,
    clock,
    log,
    metrics: createMetrics(),
    patience,
    circuit,
    download,
    pushNetwork,
    webRoot,
    nudgesEvery: 20,
  })
  await app.worker.start({ run: true, calendar: false })
  storesNudges(database, app.worker.turns.storeNudges)
  const origin = await app.web.listen({ host: '127.0.0.1', port: 0 })
  let stopped: Promise<void> | undefined
  const stopWorker = () => (stopped ??= app.worker.stop())

  return {
    ...testClient(origin),
    origin,
    clock,
    database,
    settings,
    logged,
    routes: () => app.web.app.printRoutes({ commonPrefix: false }),
    schedules: app.worker.schedules.map(({ name }) => name),
    async runSchedule(name) {
      const schedule = app.worker.schedules.find((one) => one.name === name)
      if (!schedule) throw new Error(`There is no schedule ${name}`)
      await schedule.run(clock.now())
    },
    makeReady: app.worker.makeReady,
    async reset() {
      await untilQuiet(database)
      await database.truncate()
    },
    stopWorker,
    async close() {
      await app.web.stop()
      await stopWorker()
      await database.close()
    },
  }
}
