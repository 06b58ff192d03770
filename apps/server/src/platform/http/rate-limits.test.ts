import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits/limits.ts'
import { SERVICE_KEY, startTestServer, type TestServer } from './testing/test-server.ts'

/** A factor so small that every limit is one request. */
const ONE = 0.0001

const ID = '00000000-0000-4000-8000-000000000001'

const using = async (given: Parameters<typeof startTestServer>[0], test: (server: TestServer) => Promise<void>) => {
  const server = await startTestServer(given)
  try {
    await test(server)
  } finally {
    await server.stop()
  }
}

describe('a caller who exceeds a limit', () => {
  it('is asked to wait, and learns for how many seconds', () =>
    using({ rateLimits: ONE }, async (server) => {
      expect((await server.call('leave_note', { text: 'Milk' }, { as: 'maya' })).status).toBe(200)
      const response = await server.call('leave_note', { text: 'Milk' }, { as: 'maya' })
      expect(response.status).toBe(429)
      const seconds = Number(response.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(LIMITS.write.seconds)
      expect(await response.json()).toEqual({
        code: 'request.rate_limited',
        message: 'That was a lot of requests at once. Please try again in a moment.',
        details: { retry_after: seconds },
        hint: null,
      })
    }))

  it('does not slow down others, and reads do not use up writes', () =>
    using({ rateLimits: ONE }, async (server) => {
      await server.call('leave_note', { text: 'Milk' }, { as: 'maya' })
      expect((await server.call('leave_note', { text: 'Milk' }, { as: 'jonas' })).status).toBe(200)
      expect((await server.call('list_notes', {}, { as: 'maya' })).status).toBe(200)
    }))

  it('is never limited with the service key', () =>
    using({ rateLimits: ONE }, async (server) => {
      for (let time = 0; time < 3; time++)
        expect((await server.call('award_note', {}, { as: SERVICE_KEY })).status).toBe(200)
    }))

  it('is counted by address without a session, whatever address they claim', () =>
    using({ rateLimits: ONE }, async (server) => {
      const claim = (address: string) =>
        server.call('leave_note', { text: 'Hi' }, { headers: { 'x-forwarded-for': address } })
      expect((await claim('203.0.113.1')).status).toBe(200)
      expect((await claim('203.0.113.2')).status).toBe(429)
    }))

  it('is counted by the address that a trusted proxy gives', () =>
    using({ rateLimits: ONE, trustProxy: { hops: 1 } }, async (server) => {
      const claim = (address: string) =>
        server.call('leave_note', { text: 'Hi' }, { headers: { 'x-forwarded-for': address } })
      expect((await claim('203.0.113.1')).status).toBe(200)
      expect((await claim('203.0.113.2')).status).toBe(200)
      // The client can make up anything before the proxy's own entry.
      expect((await claim('198.51.100.7, 203.0.113.2')).status).toBe(429)
    }))

  it('is refused after too many requests without a session from one address, while others are unaffected', () =>
    using({ rateLimits: 2 / LIMITS.unauthorized.points }, async (server) => {
      const dead = () => server.call('get_note', { id: ID }, { as: 'dead' })
      expect([(await dead()).status, (await server.call('get_note', { id: ID })).status]).toEqual([401, 401])
      const refused = await dead()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await server.call('get_note', { id: ID }, { as: 'maya' })).status).toBe(200)
    }))
})
