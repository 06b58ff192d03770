import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const APP = 'https://app.example.org'
const OTHER = 'https://elsewhere.example'
const CALL = '/rest/v1/rpc/list_notes'

let server: TestServer
afterEach(() => server.stop())

const start = async (...corsOrigins: string[]) => {
  server = await startTestServer({ corsOrigins })
}
const from = (origin: string, path: string, given: { as?: string; body?: unknown } = {}) =>
  server.request(path, { ...given, headers: { origin } })
const preflight = (origin: string, path = CALL) =>
  fetch(server.origin + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

describe('a page of another origin', () => {
  it('gets nothing when the operator has allowed no origins', async () => {
    await start()
    const answer = await from(APP, CALL, { body: {} })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expect((await preflight(APP)).status).toBe(404)
  })

  it('may send a preflight with the headers of a call, and then the call', async () => {
    await start(APP)
    const asked = await preflight(APP)
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(APP)
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST')
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type.*idempotency-key/)
    const answer = await from(APP, CALL, { body: {} })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, APP])
  })

  it('can read refusals, retry times and ETags, but is never allowed cookies', async () => {
    await start(APP)
    const refused = await from(APP, '/rest/v1/rpc/get_note', { body: {} })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, APP])
    expect(refused.headers.get('access-control-expose-headers')).toMatch(/etag.*retry-after/)
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull()
    const read = await from(APP, CALL)
    expect(read.headers.get('vary')).toBe('authorization, accept-language, origin')
  })

  it('gets no CORS headers when it is not on the list', async () => {
    await start(APP)
    const asked = await preflight(OTHER)
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([404, null])
    const answer = await from(OTHER, CALL, { body: {} })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('vary')).toContain('origin')
  })

  it('is allowed from any origin when the operator says so', async () => {
    await start('*')
    expect((await from(OTHER, '/openapi.json')).headers.get('access-control-allow-origin')).toBe('*')
  })

  it('can read only the API', async () => {
    await start('*')
    for (const path of ['/', '/healthz', '/metrics', '/dev/mail.json'])
      expect((await from(OTHER, path)).headers.get('access-control-allow-origin')).toBeNull()
  })
})
