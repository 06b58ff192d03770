import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'

/** Waits until `expectation` passes, for work that runs in the background. */
export const eventually = (expectation: () => unknown): Promise<unknown> =>
  vi.waitFor(expectation, { timeout: 15_000, interval: 10 })

const nudgeStores = new WeakMap<Database, () => Promise<void>>()

/** Registers the function that stores the nudges that a server on this database still holds in memory. */
export const storesNudges = (database: Database, store: () => Promise<void>): unknown =>
  nudgeStores.set(database, store)

/**
 * Waits until no nudge waits to be stored, the relay has delivered every event, and no job is waiting or running, so
 * that nothing changes later.
 */
export const untilQuiet = (database: Database): Promise<unknown> =>
  eventually(async () => {
    if (!(await isBusy(database))) await nudgeStores.get(database)?.()
    if (await isBusy(database)) throw new Error('events or jobs are still on their way')
  })

/** Whether events wait to be delivered or read, or jobs are waiting or running. */
export async function isBusy({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from outbox where published_at is null)
      or exists (select from log_positions where position < (select max(position) from outbox))
      or exists (select from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__') as busy`.execute(
    db,
  )
  return rows[0]?.busy !== false
}

/** Waits until this many transactions wait for a lock. */
export const untilWaiting = ({ db }: Database, transactions: number): Promise<unknown> =>
  eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length < transactions) throw new Error(`${rows.length} of ${transactions} are waiting`)
  })
