import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import { createLimiter, createMemoryLimiter, limitsCleanup, networkOf, windowOf } from './limiter.ts'

const limits = { knock: { points: 3, seconds: 60 }, ring: { points: 3, seconds: 60 } }
const maya = '11111111-1111-4111-8111-111111111111'
/** Not a hash, but as good for a test. */
const hash = async (value: string) => [...value].reverse().join('')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const spend = async (limiter: { consume(bucket: 'knock', key: string): Promise<{ ok: boolean }> }, times: number) => {
  const allowed = []
  for (let time = 0; time < times; time++) allowed.push((await limiter.consume('knock', maya)).ok)
  return allowed
}

describe('a limit', () => {
  it('holds across two processes on one database', async () => {
    const [one, other] = [createLimiter(database, limits, 1, hash), createLimiter(database, limits, 1, hash)]
    expect([...(await spend(one, 2)), ...(await spend(other, 2)), ...(await spend(one, 1))]).toEqual([
      ...[true, true, true],
      ...[false, false],
    ])
  })

  it('reports how much is used, and takes back a request that did not count', async () => {
    const limiter = createLimiter(database, limits, 1, hash)
    const used = async () => {
      const allowance = await limiter.consume('knock', maya)
      return allowance.ok ? allowance.used : null
    }
    expect([await used(), await used()]).toEqual([1 / 3, 2 / 3])
    await limiter.giveBack('knock', maya)
    expect([await used(), await used(), await used()]).toEqual([2 / 3, 1, null])
  })

  it('says in whole seconds when to retry', async () => {
    const limiter = createLimiter(database, limits, 1, hash)
    await spend(limiter, 3)
    const refused = await limiter.consume('knock', maya)
    if (refused.ok) throw new Error('allowed')
    expect(Number.isInteger(refused.retryAfter)).toBe(true)
    expect(refused.retryAfter).toBeGreaterThan(50)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
  })

  it('resets when its window is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await spend(createLimiter(database, limits, 1, hash), 4)
      vi.setSystemTime(Date.now() + 60_001)
      expect(await spend(createLimiter(database, limits, 1, hash), 4)).toEqual([true, true, true, false])
    } finally {
      vi.useRealTimers()
    }
  })

  it('counts each bucket and each key separately', async () => {
    const limiter = createLimiter(database, limits, 1, hash)
    await spend(limiter, 4)
    expect((await limiter.consume('ring', maya)).ok).toBe(true)
    expect((await limiter.consume('knock', 'jonas')).ok).toBe(true)
  })

  it('scales with the factor, and is off without one', async () => {
    expect(await spend(createLimiter(database, limits, 2, hash), 7)).toEqual([...Array(6).fill(true), false])
    expect(await spend(createLimiter(database, limits, null, hash), 20)).toEqual(Array(20).fill(true))
  })

  it('costs one statement, and none once it refuses', async () => {
    const query = vi.fn(database.query)
    const limiter = createLimiter({ query }, limits, 1, hash)
    await spend(limiter, 10)
    // The fourth learns that it is one too many; from then on this process knows.
    expect(query).toHaveBeenCalledTimes(4)
  })

  it('stores no address, only what its hash makes of it', async () => {
    await createLimiter(database, limits, 1, hash).consume('knock', '::ffff:203.0.113.9')
    const { rows } = await database.query('select key from rate_limits')
    expect(rows).toEqual([{ key: 'knock:9.311.0.302' }])
  })

  it('is deleted by the cleanup after it expires', async () => {
    await spend(createLimiter(database, limits, 1, hash), 1)
    const left = async () => (await database.query('select key from rate_limits')).rows.length
    await limitsCleanup(database).run(new Date())
    expect(await left()).toBe(1)
    await limitsCleanup(database).run(new Date(Date.now() + 61_000))
    expect(await left()).toBe(0)
  })

  it('counts per process if kept in memory', async () => {
    expect(await spend(createMemoryLimiter(limits, 1), 4)).toEqual([true, true, true, false])
    expect(await spend(createMemoryLimiter(limits, 1), 1)).toEqual([true])
  })
})

describe('a limit’s burst', () => {
  it('caps how many requests may come at once', async () => {
    const bursty = { knock: { points: 150, seconds: 300, burst: 30 }, ring: { points: 3, seconds: 60 } }
    const allowed = [...Array(30).fill(true), false]
    expect(await spend(createLimiter(database, bursty, 1, hash), 31)).toEqual(allowed)
    expect(await spend(createMemoryLimiter(bursty, 1), 31)).toEqual(allowed)
  })

  it.each([
    [{ points: 150, seconds: 300, burst: 30 }, 1, { points: 30, seconds: 60 }],
    [{ points: 30, seconds: 300, burst: 30 }, 1, { points: 30, seconds: 300 }],
    [{ points: 30, seconds: 300 }, 100, { points: 3000, seconds: 300 }],
    [{ points: 3, seconds: 60 }, 0.01, { points: 1, seconds: 60 }],
  ])('of %o, scaled by %d, gives the window %o', (limit, factor, window) => {
    expect(windowOf(limit, factor)).toEqual(window)
  })
})

describe('the unit that a limit counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [maya, maya],
  ])('for %s is %s', (key, network) => {
    expect(networkOf(key)).toBe(network)
  })
})
