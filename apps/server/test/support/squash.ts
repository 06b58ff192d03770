import { type FixedClock, fixedClock } from '@squash/testkit/clock'
import { type TestClient, testClient } from '@squash/testkit/http'
import { pino } from 'pino'
import { createApp } from '../../src/app.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { readSettings, type Settings } from '../../src/settings.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export type TestSquash = TestClient & {
  origin: string
  clock: FixedClock
  database: TestDatabase
  settings: Settings
  /** Runs a scheduled job now, as the calendar would. */
  runSchedule(name: string): Promise<void>
  close(): Promise<void>
}

/**
 * The whole server on a free loopback port, over a database of its own, with a clock that the test moves.
 * @param env settings as an operator would give them
 */
export async function startSquash({
  env = {},
  clock = fixedClock(),
}: {
  env?: Record<string, string>
  clock?: FixedClock
} = {}): Promise<TestSquash> {
  const read = readSettings({
    PORT: '0',
    SITE_URL: 'http://127.0.0.1:3000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...env,
  })
  if (!read.ok) throw new Error(read.problem)
  const { settings } = read
  const database = await testDatabase()
  const log = pino({ level: settings.logLevel })
  const app = await createApp({ settings, database, clock, log, metrics: createMetrics() })
  await app.worker.start({ run: true })
  const origin = await app.web.listen({ host: '127.0.0.1', port: 0 })

  return {
    ...testClient(origin),
    origin,
    clock,
    database,
    settings,
    async runSchedule(name) {
      const schedule = app.worker.schedules.find((one) => one.name === name)
      if (!schedule) throw new Error(`There is no schedule ${name}`)
      await schedule.run(clock.now())
    },
    async close() {
      await app.web.stop()
      await app.worker.stop()
      await database.close()
    },
  }
}
