import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@squash/contract/live'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { eventually } from '../../../test/support/until.ts'
import { createLive, type Live, liveCleanup } from './create-live.ts'

const database = await testDatabase()
const maya = randomUUID()
const jonas = randomUUID()
let now = new Date()
const clock = { now: () => now }
const processes: Live[] = []

const liveInAProcess = () => {
  const live = createLive({ database, clock, log: pino({ level: 'silent' }) })
  processes.push(live)
  return live
}

beforeEach(async () => {
  await database.truncate()
  now = new Date('2026-03-02T09:00:00Z')
})
afterEach(async () => {
  for (const live of processes.splice(0)) await live.close()
})
afterAll(database.close)

const changed = (conflict: string): LiveEvent => ({ event: 'conflict.changed', data: { conflict_id: conflict } })
const append = (live: Live, person: string, ...conflicts: string[]) =>
  database.transaction((tx) =>
    live.append(
      tx,
      conflicts.map((conflict) => ({ person, live: changed(conflict) })),
    ),
  )
/** Opens a stream and collects the conflicts of its events, with their ids. */
const watch = async (live: Live, person: string, lastEventId?: number) => {
  const seen: { id: number; conflict: unknown }[] = []
  const stop = await live.subscribe(person, { lastEventId }, ({ id, data }) =>
    seen.push({ id, conflict: Reflect.get(Object(data), 'conflict_id') }),
  )
  return { stop, seen, conflicts: () => seen.map(({ conflict }) => conflict) }
}

describe('a live stream', () => {
  it("notifies all of a user's browsers, in order, and no one else's", async () => {
    const live = liveInAProcess()
    const laptop = await watch(live, maya)
    const phone = await watch(live, maya)
    const other = await watch(live, jonas)
    await append(live, maya, 'dishes', 'rent')
    await append(live, jonas, 'music')
    await eventually(() => expect(other.conflicts()).toEqual(['music']))
    expect(laptop.conflicts()).toEqual(['dishes', 'rent'])
    expect(phone.seen).toEqual(laptop.seen)
  })

  it('opens even if the one before it came during a database outage', async () => {
    let isDown = true
    const listen: typeof database.listen = async (...how) => {
      if (isDown) throw new Error('down')
      return database.listen(...how)
    }
    const live = createLive({ database: { ...database, listen }, clock, log: pino({ level: 'silent' }) })
    processes.push(live)
    await expect(watch(live, maya)).rejects.toThrow('down')
    isDown = false
    const again = await watch(live, maya)
    await append(live, maya, 'dishes')
    await eventually(() => expect(again.conflicts()).toEqual(['dishes']))
  })

  it('receives events of another process', async () => {
    const here = liveInAProcess()
    const there = liveInAProcess()
    const browser = await watch(here, maya)
    await append(there, maya, 'dishes')
    await eventually(() => expect(browser.conflicts()).toEqual(['dishes']))
  })

  it('knows whether a page that began to read a moment ago may have missed an event', async () => {
    const live = liveInAProcess()
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
    expect(await live.hadEventSince(maya, ago(3))).toBe(false)
    await append(live, maya, 'dishes')
    now = new Date(now.getTime() + 20_000)
    expect(await live.hadEventSince(maya, ago(25))).toBe(true)
    // The process that wrote the event may have a slower clock.
    expect(await live.hadEventSince(maya, ago(16))).toBe(true)
    expect(await live.hadEventSince(maya, ago(14))).toBe(false)
    expect(await live.hadEventSince(jonas, ago(25))).toBe(false)
  })

  it('receives nothing of a transaction that rolls back', async () => {
    const live = liveInAProcess()
    const browser = await watch(live, maya)
    const work = database.transaction(async (tx) => {
      await live.append(tx, [{ person: maya, live: changed('rent') }])
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await append(live, maya, 'dishes')
    await eventually(() => expect(browser.conflicts()).toEqual(['dishes']))
  })

  it('receives nothing after it is closed', async () => {
    const live = liveInAProcess()
    const closed = await watch(live, maya)
    const open = await watch(live, maya)
    closed.stop()
    await append(live, maya, 'dishes')
    await eventually(() => expect(open.conflicts()).toEqual(['dishes']))
    expect(closed.conflicts()).toEqual([])
  })

  it('starts with new events if the client sends no Last-Event-ID', async () => {
    const live = liveInAProcess()
    await append(live, maya, 'dishes')
    const browser = await watch(live, maya)
    await append(live, maya, 'rent')
    await eventually(() => expect(browser.conflicts()).toEqual(['rent']))
  })

  it('misses no event of transactions that commit in a different order than they began', async () => {
    const live = liveInAProcess()
    const browser = await watch(live, maya)
    const names = Array.from({ length: 80 }, (_, index) => `conflict ${index}`)
    const slowly = (name: string) =>
      database.transaction(async (tx) => {
        await live.append(tx, [{ person: maya, live: changed(name) }])
        await database.query('select pg_sleep(random() * 0.01)')
      })
    await Promise.all(names.map(slowly))
    await eventually(() => expect(browser.conflicts().toSorted()).toEqual(names.toSorted()))
  })

  it('shares one read with all other streams', async () => {
    const live = liveInAProcess()
    const browsers = await Promise.all(Array.from({ length: 20 }, () => watch(live, maya)))
    await eventually(() => expect(database.statements.length).toBeGreaterThan(0))
    await append(live, maya, 'dishes')
    await eventually(() => expect(browsers.map(({ seen }) => seen.length)).toEqual(browsers.map(() => 1)))
    const reads = database.statements.filter(({ sql }) => sql.includes('where "id" > $1 and "person_id"'))
    expect(reads.length).toBeLessThanOrEqual(4)
  })
})

describe('a reconnecting browser', () => {
  it('gets the events that it missed, once and in order, and then new ones', async () => {
    const live = liveInAProcess()
    const before = await watch(live, maya)
    await append(live, maya, 'dishes')
    await eventually(() => expect(before.seen).toHaveLength(1))
    before.stop()
    await append(live, maya, 'rent', 'music')
    const after = await watch(live, maya, before.seen[0]?.id)
    await append(live, maya, 'in-laws')
    await eventually(() => expect(after.conflicts()).toEqual(['rent', 'music', 'in-laws']))
  })

  it('misses nothing, whenever it reconnects while events are written', async () => {
    const live = liveInAProcess()
    const witness = await watch(live, maya)
    const names = Array.from({ length: 60 }, (_, index) => `conflict ${index}`)
    const appended = (async () => {
      for (const name of names) await append(live, maya, name)
    })()
    const returns = names.map(() => watch(live, maya, 0))
    await appended
    const browsers = await Promise.all(returns)
    await eventually(() => expect(witness.conflicts()).toEqual(names))
    for (const browser of browsers) await eventually(() => expect(browser.conflicts()).toEqual(names))
  })

  it('gets nothing older than a day', async () => {
    const live = liveInAProcess()
    await append(live, maya, 'dishes')
    now = new Date('2026-03-03T08:00:00Z')
    await append(live, maya, 'rent')
    now = new Date('2026-03-03T09:00:00Z')
    expect((await watch(live, maya, 0)).conflicts()).toEqual(['rent'])
    await liveCleanup(database).run(now)
    const kept = await database.db.selectFrom('live_events').select('data').execute()
    expect(kept).toEqual([{ data: { conflict_id: 'rent' } }])
  })

  it('gets new events even if its last id is from before the database was recreated', async () => {
    const live = liveInAProcess()
    const browser = await watch(live, maya, 1_000_000)
    await append(live, maya, 'dishes')
    await eventually(() => expect(browser.conflicts()).toEqual(['dishes']))
  })
})
