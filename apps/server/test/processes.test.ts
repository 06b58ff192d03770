import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open.ts'
import { createJobs } from '../src/platform/jobs/create-jobs.ts'
import { createLive } from '../src/platform/live/create-live.ts'
import { killChildren, startChild } from './support/child.ts'
import { testDatabase } from './support/database.ts'
import { eventually } from './support/until.ts'

const log = pino({ level: 'silent' })
const hangWith = (run: () => Promise<void>) => ({ jobs: [{ name: 'hang', run }], schedules: [], subscriptions: [] })
const metrics = { jobFinished() {} }

afterAll(killChildren)

/** The tests run concurrently, because one waits ten seconds for the heartbeats of a killed process. */
const together = { concurrent: true, timeout: 60_000 }

it("a killed process's job runs once the embedded database is opened again", together, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'squash-test-'))
  const before = await openDatabase({ dataDir, log })
  const asked = createJobs({ database: before, log, metrics })
  await asked.start(
    hangWith(async () => {}),
    { run: false },
  )
  await before.transaction((tx) => asked.enqueue(tx, { name: 'hang' }, {}))
  await asked.stop()
  await before.close()

  const killed = startChild('work', { DATA_DIR: dataDir })
  await eventually(() => expect(killed.output).toContain('hanging'))
  await killed.kill()

  const after = await openDatabase({ dataDir, log })
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const jobs = createJobs({ database: after, log, metrics })
  await jobs.start(
    hangWith(async () => resolve()),
    { run: true },
  )
  await done
  await jobs.stop()
  await after.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe.runIf(process.env.DATABASE_URL)('two processes on one PostgreSQL server', together, () => {
  it('share the jobs without running any twice', async () => {
    const database = await testDatabase()
    await database.query('create table guest_book (line integer, process integer)')
    const jobs = createJobs({ database, log, metrics })
    await jobs.start({ jobs: [{ name: 'sign', async run() {} }], schedules: [], subscriptions: [] }, { run: false })
    const children = [
      startChild('work', { DATABASE_URL: database.url }),
      startChild('work', { DATABASE_URL: database.url }),
    ]
    for (const child of children) await child.printed(1)

    const lines = Array.from({ length: 300 }, (_, line) => ({ line }))
    await database.transaction((tx) => jobs.enqueueAll(tx, 'sign', lines))
    const signed = async () => (await database.query('select line, process from guest_book order by line')).rows
    await eventually(async () => expect(await signed()).toHaveLength(lines.length))
    for (const child of children) await child.end()

    expect((await signed()).map(({ line }) => ({ line }))).toEqual(lines)
    expect(new Set((await signed()).map(({ process }) => process)).size).toBe(2)
    await jobs.stop()
    await database.close()
  })

  it('take over from a killed one', async () => {
    const database = await testDatabase()
    const { promise: done, resolve } = Promise.withResolvers<void>()
    const killed = startChild('work', { DATABASE_URL: database.url })
    await killed.printed(1)
    const jobs = createJobs({ database, log, metrics })
    await jobs.start(
      hangWith(async () => {}),
      { run: false },
    )
    await database.transaction((tx) => jobs.enqueue(tx, { name: 'hang' }, {}))
    await killed.printed(2)
    await killed.kill()
    const survivor = createJobs({ database, log, metrics })
    await survivor.start(
      hangWith(async () => resolve()),
      { run: true },
    )
    const since = performance.now()
    await done
    expect(performance.now() - since).toBeLessThan(30_000)
    await survivor.stop()
    await jobs.stop()
    await database.close()
  })

  it("notify each other's browsers", async () => {
    const database = await testDatabase()
    const live = createLive({ database, log, clock: { now: () => new Date() } })
    const maya = randomUUID()
    const seen: unknown[] = []
    await live.subscribe(maya, {}, ({ data }) => seen.push(data))
    await startChild('notify-maya', { DATABASE_URL: database.url, PERSON: maya }).printed(1)
    await eventually(() => expect(seen).toEqual([{ conflict_id: 'dishes' }]))
    await live.close()
    await database.close()
  })

  it('migrate one empty database at the same time', async () => {
    const database = await testDatabase()
    await database.query('drop schema public cascade; drop schema auth cascade; create schema public')
    const other = await openDatabase({ url: database.url ?? '', dataDir: '', log })
    await Promise.all([migrate(database), migrate(other), migrate(database), migrate(other)])
    expect(await database.query('select count(*) as shards from global_stats')).toEqual({ rows: [{ shards: 16 }] })
    await other.close()
    await database.close()
  })

  it('receive NOTIFY again after the server has cut their connections', async () => {
    const database = await testDatabase()
    const heard: string[] = []
    const { promise: reconnected, resolve } = Promise.withResolvers<void>()
    await database.listen('doorbell', (name) => heard.push(name), resolve)
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'squash listen'",
    )
    await reconnected
    await database.query("select pg_notify('doorbell', 'Maya')")
    await eventually(() => expect(heard).toEqual(['Maya']))
    await database.close()
  })

  it('survive a connection that the server cuts in the middle of a transaction', async () => {
    const database = await testDatabase()
    const other = await openDatabase({ url: database.url ?? '', dataDir: '', log })
    const cut = database.transaction(async () => {
      const { rows } = await database.query('select pg_backend_pid() as pid')
      await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await database.query('select 1')
    })
    await expect(cut).rejects.toThrow()
    expect(await database.query('select 1 as one')).toEqual({ rows: [{ one: 1 }] })
    await other.close()
    await database.close()
  })
})
