import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../http/testing/test-server.ts'
import { LIMITS } from '../limits/limits.ts'
import type { SharedPage } from '../web/page-head.ts'
import { cardRoutes } from './card-routes.ts'

const pages: SharedPage[] = [
  {
    route: '/debates/:debateId',
    head: ({ debateId = '' }) =>
      debateId === 'gone'
        ? 'not found'
        : {
            title: debateId,
            description: 'Vote on it',
            ...(debateId !== 'plain' && { card: { eyebrow: 'Debate', title: debateId, panels: [], verdict: 'Vote' } }),
          },
  },
]
let isBusy = false
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    rateLimits: 6 / LIMITS.read.points,
    routes: ({ limiters }) => [
      cardRoutes({ pages, limiters, pictures: { of: async ({ title }) => (isBusy ? null : Buffer.from(title)) } }),
    ],
  })
})
afterAll(() => server.stop())

describe('the picture of a page', () => {
  it('may be shown by other sites, which check for changes before each use', async () => {
    const { status, headers } = await server.request('/debates/dishes/card.png')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it.each(['gone', 'plain'])('does not exist for a page without one: %s', async (debate) => {
    expect((await server.request(`/debates/${debate}/card.png`)).status).toBe(404)
  })

  it('is refused while too many others are being drawn, unless the client has it already', async () => {
    const etag = (await server.request('/debates/dishes/card.png')).headers.get('etag') ?? ''
    isBusy = true
    expect((await server.request('/debates/dishes/card.png')).status).toBe(503)
    const headers = { 'if-none-match': etag }
    expect((await server.request('/debates/dishes/card.png', { headers })).status).toBe(304)
    isBusy = false
  })

  it('counts as a read of the client’s address', async () => {
    expect((await server.request('/debates/dishes/card.png')).status).toBe(429)
  })
})
