import { randomUUID } from 'node:crypto'
import { sameForAll } from '@squash/rules/event-handlers'
import type { DomainEvent } from '@squash/rules/events'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import { createLive } from '../live/create-live.ts'
import { type Announce, createOutbox, OUTBOX_CHANNEL, outboxCleanup, type Subscription } from './outbox.ts'
import { createRelay } from './relay.ts'

const database = await testDatabase()
const outbox = createOutbox(database)
const now = new Date('2026-03-02T09:00:00.123Z')
const clock = { now: () => now }
const log = pino({ level: 'silent' })
const stops: (() => Promise<void>)[] = []

beforeEach(database.truncate)
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
afterAll(database.close)

const [maya, jonas, dishes] = [randomUUID(), randomUUID(), randomUUID()]
const confirmed = (person: string): DomainEvent => ({ type: 'person.confirmed', person, at: now })
const inactive = (person: string): DomainEvent => ({
  type: 'person.went_inactive',
  person,
  last_visit: new Date('2026-01-01T00:00:00Z'),
  at: now,
})

const publish = (...events: DomainEvent[]) => database.transaction((tx) => outbox.publish(tx, events))

/** A worker with these subscriptions and a running relay. */
const startWorker = async (subscriptions: Subscription[], announce: Announce[] = []) => {
  const lags: number[] = []
  const jobs = createJobs({ database, clock, log, metrics: { jobFinished() {} } })
  const live = createLive({ database, clock, log })
  const metrics = { outboxWaits: (seconds: number) => lags.push(seconds) }
  const relay = createRelay({
    database,
    jobs,
    live,
    subscriptions,
    readers: [],
    announce,
    topics: [],
    clock,
    log,
    metrics,
  })
  await jobs.start({ jobs: [], schedules: [], subscriptions }, { run: true })
  await relay.start()
  stops.push(jobs.stop, relay.stop, live.close)
  return { live, lags }
}

/** A subscription that records the events it receives. */
const remembering = (name: string, ...on: DomainEvent['type'][]) => {
  const received: DomainEvent[] = []
  const subscribed: Subscription = {
    name,
    on: sameForAll(on, async (event) => {
      received.push(event)
    }),
  }
  return { received, subscribed }
}

describe('an event', () => {
  it('reaches each of its subscriptions as it was published', async () => {
    const rewards = remembering('rewards', 'person.confirmed', 'person.went_inactive')
    const mails = remembering('mails', 'person.confirmed')
    await startWorker([rewards.subscribed, mails.subscribed])
    await publish(confirmed(maya), inactive(jonas))
    await eventually(() => expect(rewards.received).toHaveLength(2))
    await eventually(() => expect(mails.received).toEqual([confirmed(maya)]))
    expect(rewards.received).toEqual(expect.arrayContaining([confirmed(maya), inactive(jonas)]))
  })

  it('is never delivered when its transaction rolls back', async () => {
    const rewards = remembering('rewards', 'person.confirmed')
    await startWorker([rewards.subscribed])
    const work = database.transaction(async (tx) => {
      await outbox.publish(tx, [confirmed(jonas)])
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await publish(confirmed(maya))
    await eventually(() => expect(rewards.received).toEqual([confirmed(maya)]))
    await untilQuiet(database)
    expect(rewards.received).toEqual([confirmed(maya)])
  })

  it('wakes the workers as soon as its transaction has committed', async () => {
    const { promise: found, resolve } = Promise.withResolvers<string>()
    const stop = await database.listen(OUTBOX_CHANNEL, async () => {
      const event = await database.db.selectFrom('outbox').select('type').executeTakeFirst()
      if (event) resolve(event.type)
    })
    await publish(confirmed(maya))
    expect(await found).toBe('person.confirmed')
    await stop()
  })

  it('waits until a worker runs', async () => {
    await publish(confirmed(maya))
    const rewards = remembering('rewards', 'person.confirmed')
    await startWorker([rewards.subscribed])
    await eventually(() => expect(rewards.received).toEqual([confirmed(maya)]))
  })

  it('costs its transaction one statement, which it shares with any other events', async () => {
    await publish(confirmed(maya), confirmed(jonas), inactive(maya))
    expect(database.statements).toHaveLength(1)
    const stored = await database.db.selectFrom('outbox').select(['id', 'type', 'occurred_at']).orderBy('id').execute()
    expect(stored).toEqual([
      { id: 1, type: 'person.confirmed', occurred_at: now },
      { id: 2, type: 'person.confirmed', occurred_at: now },
      { id: 3, type: 'person.went_inactive', occurred_at: now },
    ])
    database.statements.length = 0
    await publish()
    expect(database.statements).toHaveLength(0)
  })

  it('is redelivered to the one subscription that failed, not to the others', async () => {
    const mails = remembering('mails', 'person.confirmed')
    let tries = 0
    const rewards: Subscription = {
      name: 'rewards',
      on: {
        async 'person.confirmed'() {
          tries += 1
          if (tries === 1) throw new Error('not yet')
        },
      },
    }
    await startWorker([rewards, mails.subscribed])
    await publish(confirmed(maya))
    await eventually(() => expect(tries).toBe(2))
    await untilQuiet(database)
    expect(mails.received).toHaveLength(1)
  })

  it('has the same id on each delivery, and a higher one than earlier events', async () => {
    const seen: number[] = []
    const rewards: Subscription = {
      name: 'rewards',
      on: {
        async 'person.confirmed'(_, { eventId }) {
          seen.push(eventId)
          if (seen.length === 1) throw new Error('not yet')
        },
      },
    }
    await startWorker([rewards])
    await publish(confirmed(maya))
    await eventually(() => expect(seen).toEqual([1, 1]))
    await publish(confirmed(jonas))
    await eventually(() => expect(seen).toEqual([1, 1, 2]))
  })

  it('is forwarded only once, even by two workers', async () => {
    const rewards = remembering('rewards', 'person.confirmed')
    await startWorker([rewards.subscribed])
    await startWorker([rewards.subscribed])
    const people = Array.from({ length: 450 }, () => randomUUID())
    await publish(...people.slice(0, 400).map(confirmed))
    await Promise.all(people.slice(400).map((person) => publish(confirmed(person))))
    await eventually(() => expect(rewards.received).toHaveLength(people.length))
    await untilQuiet(database)
    expect(new Set(rewards.received.map((event) => 'person' in event && event.person))).toEqual(new Set(people))
    expect(rewards.received).toHaveLength(people.length)
  })
})

it('an event notifies the browsers that a feature names', async () => {
  const announce: Announce = {
    'conflict.deleted': ({ conflict, parties }) =>
      parties.flatMap((person) =>
        person ? [{ person, live: { event: 'conflict.changed', data: { conflict_id: conflict } } }] : [],
      ),
  }
  const { live } = await startWorker([], [announce])
  const seen: unknown[] = []
  await live.subscribe(maya, {}, ({ event, data }) => seen.push({ event, data }))
  await publish(confirmed(maya), {
    type: 'conflict.deleted',
    conflict: dishes,
    parties: [maya, null],
    at: now,
    created_at: now,
  })
  await eventually(() => expect(seen).toEqual([{ event: 'conflict.changed', data: { conflict_id: dishes } }]))
})

it('the outbox reports how long the oldest event has waited', async () => {
  await publish({ ...confirmed(maya), at: new Date('2026-03-02T08:59:00.123Z') })
  const { lags } = await startWorker([])
  await eventually(() => expect(lags[0]).toBe(60))
  await eventually(() => expect(lags.at(-1)).toBe(0))
})

it('an event is deleted a week after it was forwarded, but not while it waits', async () => {
  await publish(confirmed(maya), confirmed(jonas), inactive(jonas))
  const publishedAt = (id: number, at: string) =>
    database.db
      .updateTable('outbox')
      .set({ published_at: new Date(at) })
      .where('id', '=', id)
      .execute()
  await publishedAt(1, '2026-02-23T08:59:59Z')
  await publishedAt(2, '2026-02-23T09:00:01Z')
  await outboxCleanup(database).run(now)
  const kept = await database.db.selectFrom('outbox').select('id').orderBy('id').execute()
  expect(kept.map(({ id }) => id)).toEqual([2, 3])
})
