import { describe, expect, it } from 'vitest'
import { SERVICE_KEY, startTestServer } from './testing/test-server.ts'

describe('the readiness check', () => {
  it.each([
    [{ database: true, migrations: true, space: true }, 200, 'ready'],
    [{ database: false, migrations: false, space: false }, 503, 'not ready'],
    [{ database: true, migrations: false, space: true }, 503, 'not ready'],
    [{ database: true, migrations: true, space: false }, 503, 'not ready'],
  ])('reports %o with %i', async (readiness, status, text) => {
    const server = await startTestServer({ ready: async () => readiness })
    const response = await server.request('/readyz')
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ status: text, ...readiness })
    expect((await server.request('/healthz')).status).toBe(200)
    await server.stop()
  })

  it('is not ready when the check itself fails', async () => {
    const server = await startTestServer({ ready: () => Promise.reject(new Error('no connection')) })
    expect((await server.request('/readyz')).status).toBe(503)
    await server.stop()
  })
})

describe('metrics', () => {
  it('count requests by call and status, visible to this machine or with the service key', async () => {
    const server = await startTestServer()
    await server.call('list_notes', {})
    const text = await (await server.request('/metrics')).text()
    expect(text).toMatch(/squash_http_request_seconds_count\{call="list_notes",status="200"\} 1/)

    const handedOn = { 'x-forwarded-for': '203.0.113.9' }
    expect((await server.request('/metrics', { headers: handedOn })).status).toBe(403)
    expect((await server.request('/metrics', { headers: handedOn, as: SERVICE_KEY })).status).toBe(200)
    await server.stop()
  })

  it('group unknown addresses under one name', async () => {
    const server = await startTestServer()
    await server.request('/rest/v1/rpc/made_up_1', { body: {} })
    await server.request('/made/up/2')
    const text = await (await server.request('/metrics')).text()
    expect(text).not.toContain('made')
    await server.stop()
  })
})
