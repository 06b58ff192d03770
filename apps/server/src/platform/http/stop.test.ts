import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './testing/test-server.ts'

describe('a stopping server', () => {
  it('answers requests in flight, accepts no new ones, and reports that it is not ready', async () => {
    const working = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const server = await startTestServer({
      notes: {
        async breakDown(how) {
          working.resolve()
          await finish.promise
          return how
        },
      },
    })
    const inFlight = server.call('break_down', { how: 'slowly' })
    await working.promise

    const stopped = server.stop()
    const twice = server.stop()
    await expect(server.request('/readyz')).rejects.toThrow()
    finish.resolve()
    const response = await inFlight
    expect(await response.json()).toBe('slowly')
    expect(response.headers.get('connection')).toBe('close')
    await Promise.all([stopped, twice])
  })

  it('keeps answering while it drains, so that a proxy learns from /readyz before a request is refused', async () => {
    const server = await startTestServer({ drain: 2_000 })
    const stopped = server.stop()
    expect((await server.request('/readyz')).status).toBe(503)
    const meanwhile = await server.call('list_notes', {})
    expect(meanwhile.status).toBe(200)
    expect(meanwhile.headers.get('connection')).toBe('close')
    await stopped
    await expect(server.request('/readyz')).rejects.toThrow()
  })

  it('does not wait for a connection without a request', async () => {
    const server = await startTestServer()
    const { hostname, port } = new URL(server.origin)
    const preconnected = connect(Number(port), hostname)
    await once(preconnected, 'connect')
    const closed = once(preconnected, 'close')
    await server.stop()
    await closed
    expect(server.logged()).toEqual([])
  })
})
