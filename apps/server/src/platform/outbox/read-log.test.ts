import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@squash/rules/events'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { rowsReadBy } from '../../../test/support/plans.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'
import type { Tx } from '../database/database.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import { createLive } from '../live/create-live.ts'
import { createOutbox, type LogReader, outboxCleanup } from './outbox.ts'
import { createLogReading, failedEventsOf } from './read-log.ts'
import { createRelay } from './relay.ts'

const database = await testDatabase()
const outbox = createOutbox(database)
const now = new Date('2026-03-02T09:00:00Z')
const clock = { now: () => now }
const log = pino({ level: 'silent' })
const stops: (() => Promise<void>)[] = []

beforeEach(database.truncate)
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
afterAll(database.close)

type Visit = Extract<DomainEvent, { type: 'person.visited' }>
const visit = (person: string, day: number): Visit => ({ type: 'person.visited', person, local_day: `${day}`, at: now })
const publish = (...events: DomainEvent[]) => database.transaction((tx) => outbox.publish(tx, events))

/** The name is one for which the migrations store positions. */
const readerWith = (read: LogReader['read']): LogReader => ({
  name: 'squashcred.count',
  types: ['person.visited'],
  peopleOf: (event) => ('person' in event ? [event.person] : []),
  read,
})

/** What a reader has handled and committed: for each person, the days of their visits, in order. */
const handled = async (): Promise<Record<string, string[]>> => {
  const { rows } = await database.query('select key from sent_mails order by sent_at, key')
  const days: Record<string, string[]> = {}
  for (const { key } of rows) {
    const [person = '', day = ''] = String(key).split(' ')
    days[person] = [...(days[person] ?? []), day]
  }
  return days
}

let order = 0
/** Stores each visit; a second one of the same person and day would fail. */
const store = async (tx: Tx, events: Parameters<LogReader['read']>[1]) => {
  for (const { event, people } of events) {
    if (event.type !== 'person.visited') continue
    order += 1
    const rows = people.map((person) => ({ key: `${person} ${event.local_day}`, sent_at: new Date(order) }))
    await tx.insertInto('sent_mails').values(rows).execute()
  }
}

/** A worker with a relay and this reader. */
const startWorker = async (read: LogReader['read'], batch?: number) => {
  const waits: number[] = []
  let batches = 0
  const metrics = {
    outboxWaits() {},
    logWaits: (_: string, { events }: { events: number }) => void waits.push(events),
    logRead() {
      batches += 1
    },
  }
  const reader = readerWith(read)
  const jobs = createJobs({ database, clock, log, metrics: { jobFinished() {} } })
  const live = createLive({ database, clock, log })
  const parts = { database, jobs, live, clock, log, metrics }
  const relay = createRelay({ ...parts, subscriptions: [], readers: [reader], announce: [], topics: [] })
  const reading = createLogReading({ ...parts, ...(batch && { batch }) }, [reader])
  const failed = failedEventsOf(parts, reader)
  await jobs.start({ jobs: [], schedules: [], subscriptions: [failed] }, { run: true })
  await relay.start()
  await reading.start()
  stops.push(jobs.stop, relay.stop, reading.stop, live.close)
  return { waits, batches: () => batches }
}

describe('a reader of the event log', () => {
  it('handles every event once and each person’s in order, on two workers', async () => {
    const people = Array.from({ length: 40 }, () => randomUUID())
    await startWorker(store, 7)
    await startWorker(store, 7)
    for (let day = 10; day < 20; day += 1) await publish(...people.map((person) => visit(person, day)))
    await untilQuiet(database)
    const days = Array.from({ length: 10 }, (_, number) => `${number + 10}`)
    expect(await handled()).toEqual(Object.fromEntries(people.map((person) => [person, days])))
  })

  it('handles many events in one transaction', async () => {
    const person = randomUUID()
    await publish(...Array.from({ length: 100 }, (_, number) => visit(person, 100 + number)))
    const { batches } = await startWorker(store)
    await untilQuiet(database)
    expect((await handled())[person]).toHaveLength(100)
    expect(batches()).toBeLessThan(5)
  })

  it('finds the end of the log without reading all of it, even if the planner’s statistics are outdated', async () => {
    const person = randomUUID()
    await publish(...Array.from({ length: 100 }, (_, number) => visit(person, 100 + number)))
    await database.query('analyze outbox')
    await startWorker(store)
    await untilQuiet(database)
    const ends = database.statements.filter(({ sql }) => sql.includes(' as head'))
    expect(new Set(ends.map(({ sql }) => sql))).toHaveProperty('size', 2)
    for (const end of ends.slice(-3)) expect(await rowsReadBy(database, end)).toBeLessThan(50)
  })

  // Transactions on the embedded database are serial.
  it.runIf(database.kind === 'postgres')(
    'does not miss an event whose transaction took longer than that of a later one',
    async () => {
      const [maya, jonas] = [randomUUID(), randomUUID()]
      await startWorker(store)
      const slow = Promise.withResolvers<void>()
      const started = Promise.withResolvers<void>()
      const late = database.transaction(async (tx) => {
        await outbox.publish(tx, [visit(maya, 1)])
        started.resolve()
        await slow.promise
      })
      await started.promise
      await publish(visit(jonas, 2))
      await eventually(async () => expect(await handled()).toEqual({ [jonas]: ['2'] }))
      slow.resolve()
      await late
      await eventually(async () => expect(await handled()).toEqual({ [jonas]: ['2'], [maya]: ['1'] }))
    },
  )

  it('sets aside an event that fails on its own, handles all others, and tries it again later', async () => {
    const people = Array.from({ length: 30 }, () => randomUUID())
    const [unlucky = ''] = people
    let isBroken = true
    await startWorker(async (tx, events) => {
      if (isBroken && events.some(({ people }) => people.includes(unlucky))) throw new Error('not this one')
      await store(tx, events)
    })
    await publish(...people.map((person) => visit(person, 1)))
    await eventually(async () => expect(Object.keys(await handled())).toHaveLength(29))
    isBroken = false
    await eventually(async () => expect(await handled()).toHaveProperty(unlucky, ['1']))
  })

  it('reports how many events wait', async () => {
    await publish(visit(randomUUID(), 1), visit(randomUUID(), 2))
    let isBroken = true
    const { waits } = await startWorker(async (tx, events) => {
      if (isBroken) throw new Error('not yet')
      await store(tx, events)
    })
    await eventually(() => expect(waits).toContain(2))
    isBroken = false
    await untilQuiet(database)
    await eventually(() => expect(waits.at(-1)).toBe(0))
  })

  it('keeps an event until it has been read, however old it is', async () => {
    await startWorker(store)
    await publish(visit(randomUUID(), 1), visit(randomUUID(), 2))
    await untilQuiet(database)
    await database.query("update outbox set published_at = '2026-01-01T00:00:00Z'")
    const ids = async () => (await database.query('select id from outbox order by id')).rows
    await database.query('update log_positions set position = 1 where shard = 3')
    await outboxCleanup(database).run(now)
    expect(await ids()).toEqual([{ id: 2 }])
    await database.query('update log_positions set position = 2 where shard = 3')
    await outboxCleanup(database).run(now)
    expect(await ids()).toEqual([])
  })
})
