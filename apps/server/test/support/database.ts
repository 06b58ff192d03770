import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase } from '../../src/platform/database/create-database.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Source } from '../../src/platform/database/source.ts'
import { pooledEmbedded } from './embedded-pool.ts'
import { pooledPostgres } from './postgres-pool.ts'
import { resetStatement } from './reset-database.ts'

export type TestDatabase = Database & {
  /** Restores the state after the migrations; call it between tests. */
  truncate(): Promise<void>
  /** Statements sent since the last `truncate`, without begin, commit and rollback. */
  readonly statements: { sql: string; parameters: readonly unknown[] }[]
  /** The channels that were to be notified after a commit since the last `truncate`, by requests and by others. */
  readonly notifications: string[]
  /** The URL for other processes; missing for an embedded database, which only this process can use. */
  readonly url: string | undefined
}

export type Through = (source: Source, url?: string) => Source

const direct: Through = (source) => source

/**
 * A migrated, empty database for the calling test, embedded and in memory or, with DATABASE_URL, on that server. The same
 * suites run on both.
 * @param through what every statement passes through, for tests that interfere; `url` is missing for an embedded one
 */
export const testDatabase = async (through: Through = direct): Promise<TestDatabase> => {
  const server = process.env.DATABASE_URL
  if (!server) return emptied(through(await pooledEmbedded()), () => undefined)

  // A process that was given the URL may still be connected after the test.
  let isShared = through !== direct
  const { url, source } = await pooledPostgres(server, { isShared: () => isShared })
  return emptied(through(source, url), () => {
    isShared = true
    return url
  })
}

const emptied = async (source: Source, url: () => string | undefined): Promise<TestDatabase> => {
  const database = createDatabase(source)
  await database.query(await resetStatement(database, true))
  return forTests(source, url)
}

const forTests = (source: Source, url: () => string | undefined): TestDatabase => {
  const statements: TestDatabase['statements'] = []
  const database = createDatabase(source, (sql, parameters) => statements.push({ sql, parameters }))
  const notifications: string[] = []
  let reset: Promise<string> | undefined
  return {
    ...database,
    statements,
    notifications,
    notifyAfterCommit(channel) {
      notifications.push(channel)
      database.notifyAfterCommit(channel)
    },
    get url() {
      return url()
    },
    async truncate() {
      reset ??= resetStatement(database)
      const text = `set local lock_timeout = '200ms'; ${await reset}`
      await givingWay(() => database.transaction(() => database.query(text)))
      statements.length = 0
      notifications.length = 0
    },
  }
}

const LOCKED = ['55P03', '40P01']
const TRIES = 50

/**
 * Jobs that a call has just started lock tables in their own order, so a reset that waits for all of them occasionally
 * deadlocks. This lets the jobs go first and retries.
 */
async function givingWay<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (tries === TRIES || !LOCKED.includes(code)) throw error
      await pause(50)
    }
  }
}
