import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../http/testing/test-server.ts'
import { LIMITS } from '../limits/limits.ts'
import { robotsRoutes } from './robots-routes.ts'
import type { SitemapSection } from './sitemap.ts'

let server: TestServer
afterEach(() => server.stop())

/** @param admitted called for each request that is within the limit */
const start = (pages: SitemapSection['pages'], rateLimits: number | null = null, admitted = () => {}) =>
  startTestServer({
    rateLimits,
    routes: ({ limiters: { shared, inProcess } }) => [
      robotsRoutes({
        pages: [],
        sections: [{ name: 'rulings', months: async () => ['2026-03'], pages }],
        siteUrl: 'https://squash.example',
        limiters: {
          shared,
          inProcess: {
            ...inProcess,
            async consume(bucket, key) {
              const allowance = await inProcess.consume(bucket, key)
              if (allowance.ok) admitted()
              return allowance
            },
          },
        },
      }),
    ],
  })

const MARCH = '/sitemaps/rulings-2026-03.xml'

describe('a sitemap', () => {
  it('is read once for all who ask meanwhile, and again for the next', async () => {
    const answered = Promise.withResolvers<void>()
    let reads = 0
    const pages = async () => {
      reads += 1
      await answered.promise
      return [{ path: `/ruling/${reads}`, changed: null }]
    }
    let requests = 0
    server = await start(pages, null, () => {
      requests += 1
      // By then the second request is being handled.
      if (requests === 2) setImmediate(answered.resolve)
    })
    for (const response of await Promise.all([server.request(MARCH), server.request(MARCH)]))
      expect(await response.text()).toContain('/ruling/1<')
    expect(await (await server.request(MARCH)).text()).toContain('/ruling/2<')
  })

  it('is read again after a failure', async () => {
    let failures = 1
    server = await start(async () => {
      if (failures-- > 0) throw new Error('the database is down')
      return [{ path: '/ruling/1', changed: null }]
    })
    expect([(await server.request(MARCH)).status, (await server.request(MARCH)).status]).toEqual([500, 200])
  })

  it('is rate-limited by address, while robots.txt is not', async () => {
    server = await start(async () => [], 2 / LIMITS.sitemap.points)
    const statuses: number[] = []
    for (const path of ['/sitemap.xml', MARCH, '/sitemap.xml', MARCH, '/robots.txt'])
      statuses.push((await server.request(path)).status)
    expect(statuses).toEqual([200, 404, 429, 429, 200])
  })
})
