import { afterEach, describe, expect, it } from 'vitest'
import { fillCache } from './answer-to.ts'

const NAME = 'squash-deployment'
const put = (cache: Cache, path: string) => cache.put(path, new Response('stored'))
const fail = async (cache: Cache) => {
  await put(cache, '/half.js')
  throw new Error('The next file is missing')
}
afterEach(async () => void (await caches.delete(NAME)))

describe('the cache of a deployment', () => {
  it('contains what was stored', async () => {
    await fillCache(NAME, (cache) => put(cache, '/whole.js'))
    expect(await caches.match('/whole.js', { cacheName: NAME })).toBeDefined()
  })

  it('is discarded when a file is missing', async () => {
    await expect(fillCache(NAME, fail)).rejects.toThrow('The next file is missing')
    expect(await caches.has(NAME)).toBe(false)
  })

  it('stays if it was complete before, because a worker may serve from it', async () => {
    await fillCache(NAME, (cache) => put(cache, '/whole.js'))
    await expect(fillCache(NAME, fail)).rejects.toThrow('The next file is missing')
    expect(await caches.match('/whole.js', { cacheName: NAME })).toBeDefined()
  })
})
