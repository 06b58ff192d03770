import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

function cacheAt(most = 10) {
  let time = 0
  let made = 0
  const cache = createPageCache<string>({ freshFor: 500, most, now: () => time })
  return {
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    get: (key = '/') => cache.get(key, async () => `page ${++made}`),
    fail: () =>
      cache.get('/', async () => {
        throw new Error('no database')
      }),
    has: () => cache.has('/'),
  }
}

describe('a rendered page', () => {
  it('is shared by everyone who asks at the same moment or shortly after', async () => {
    const { get, pass, has } = cacheAt()
    expect(await Promise.all([get(), get()])).toEqual(['page 1', 'page 1'])
    pass(499)
    expect([has(), await get()]).toEqual([true, 'page 1'])
  })

  it('is rendered again half a second after its rendering began, however long that took', async () => {
    const { get, pass, has } = cacheAt()
    const slow = get()
    pass(500)
    expect(has()).toBe(false)
    expect(await get()).toBe('page 2')
    expect(await slow).toBe('page 1')
  })

  it('is rendered separately for each address', async () => {
    const { get } = cacheAt()
    expect([await get('/'), await get('/terms'), await get('/')]).toEqual(['page 1', 'page 2', 'page 1'])
  })

  it('is evicted when too many newer ones arrive', async () => {
    const { get } = cacheAt(2)
    for (const key of ['/', '/a', '/b']) await get(key)
    expect(await get('/')).toBe('page 4')
  })

  it('is rendered again at once after a failure', async () => {
    const { get, fail } = cacheAt()
    await expect(fail()).rejects.toThrow('no database')
    expect(await get()).toBe('page 1')
  })
})
