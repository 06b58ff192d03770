import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createHealthServer } from './health-routes.ts'
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

    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    expect((await server.request('/metrics', { headers: forwarded })).status).toBe(403)
    expect((await server.request('/metrics', { headers: forwarded, as: SERVICE_KEY })).status).toBe(200)
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

describe("a worker's own port", () => {
  it('answers for its health and metrics, and nothing else', async () => {
    const metrics = createMetrics()
    metrics.watchConnections(() => ({ used: 3, idle: 1, waiting: 2 }))
    const server = await createHealthServer({
      ready: async () => ({ database: true, migrations: true, space: true }),
      metrics,
      serviceKey: SERVICE_KEY,
      log: createLog('silent'),
    })
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    const text = await (await fetch(`${origin}/metrics`)).text()
    expect(text).toContain('squash_database_connections{state="used"} 3')
    expect(text).toContain('squash_database_waiting 2')

    const answers = { '/healthz': 200, '/readyz': 200, '/': 404, '/rest/v1/rpc/get_dashboard': 404 }
    for (const [path, status] of Object.entries(answers)) expect((await fetch(origin + path)).status, path).toBe(status)
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } }
    expect((await fetch(`${origin}/metrics`, forwarded)).status).toBe(403)
    await server.stop()
  })
})
