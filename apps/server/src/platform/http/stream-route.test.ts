import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type StreamRequest, streamRoute } from './stream-route.ts'
import { PEOPLE, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let opened: StreamRequest[] = []
/** What the session check waits for; a test replaces it. */
let gate: Promise<void> = Promise.resolve()
beforeAll(async () => {
  server = await startTestServer({
    routes: ({ guard, limiters }) => [
      streamRoute({
        guard: async (...given) => {
          await gate
          return guard(...given)
        },
        limiters,
        connect: (request) => {
          opened.push(request)
          request.response.write('data: hello\n\n')
        },
      }),
    ],
  })
  server.server.onStop(() => {
    for (const { response } of opened) response.end()
  })
})
afterEach(() => {
  gate = Promise.resolve()
})
afterAll(() => server.stop())

const url = '/realtime/v1/stream'

describe('the live stream', () => {
  it.each([
    ['a visitor', undefined, 'session.required'],
    ['a dead session', 'dead', 'session.dead'],
  ])('is closed to %s', async (_who, as, code) => {
    const response = await server.request(url, as ? { as } : {})
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code })
  })

  it('follows the topics in its URL, each once', async () => {
    opened = []
    const [dishes, rent] = ['0b7c1f9e-1c1e-4d7b-9d5e-0d6b1c4d2a11', 'aa7c1f9e-1c1e-4d7b-9d5e-0d6b1c4d2a11']
    const closing = new AbortController()
    const headers = { authorization: 'Bearer maya' }
    const topics = `topics=ruling:${dishes},debate:${rent?.toUpperCase()}&topics=ruling:${dishes}`
    await fetch(`${server.origin}${url}?${topics}`, { headers, signal: closing.signal })
    expect(opened[0]?.topics).toEqual([`ruling:${dishes}`, `debate:${rent}`])
    closing.abort()
    await expect.poll(() => opened.every(({ response }) => response.closed)).toBe(true)
  })

  it.each(['dishes', 'ruling:', 'ruling:7', 'forum:0b7c1f9e-1c1e-4d7b-9d5e-0d6b1c4d2a11', 'fifty-one'])(
    'rejects %s as topics',
    async (given) => {
      const many = Array.from(
        { length: 51 },
        (_, at) => `ruling:0b7c1f9e-1c1e-4d7b-9d5e-${String(at).padStart(12, '0')}`,
      )
      const topics = given === 'fifty-one' ? many.join(',') : given
      const response = await server.request(`${url}?topics=${topics}`, { as: 'maya' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'request.invalid', details: { topics: expect.anything() } })
    },
  )

  it('allows twenty tabs per user, and another when one closes, without affecting others', async () => {
    const tabs = Array.from({ length: 20 }, () => new AbortController())
    const openTab = async (as: string, signal?: AbortSignal) => {
      const headers = { authorization: `Bearer ${as}` }
      const response = await fetch(server.origin + url, { headers, ...(signal ? { signal } : {}) })
      // An unread answer keeps its connection open.
      if (!response.ok) await response.text()
      return response
    }
    for (const { signal } of tabs) expect((await openTab('maya', signal)).status).toBe(200)

    const refused = await openTab('maya')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    const jonas = new AbortController()
    expect((await openTab('jonas', jonas.signal)).status).toBe(200)

    tabs.pop()?.abort()
    const last = new AbortController()
    await expect.poll(async () => (await openTab('maya', last.signal)).status).toBe(200)
    for (const tab of [...tabs, jonas, last]) tab.abort()
    await expect.poll(() => opened.every(({ response }) => response.closed)).toBe(true)
  })

  describe('frees a disconnected browser’s slot', () => {
    const hold = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    }
    /**
     * Requests this many streams on a connection of its own, without waiting for answers.
     * @returns a function that disconnects
     */
    const askFor = async (streams: number) => {
      const { hostname, port, host } = new URL(server.origin)
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      const arrived = requestsFrom(socket.localPort, streams)
      socket.write(`GET ${url} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer maya\r\n\r\n`.repeat(streams))
      const { socket: served } = await arrived
      return async () => {
        socket.destroy()
        if (!served.closed) await once(served, 'close')
      }
    }
    /** Resolves with the last of this many requests from the port: other tests' connections may still be busy. */
    const requestsFrom = (port: number | undefined, number: number) =>
      new Promise<IncomingMessage>((resolve) => {
        let left = number
        const count = (request: IncomingMessage) => {
          if (request.socket.remotePort !== port) return
          left -= 1
          if (left > 0) return
          server.server.app.server.off('request', count)
          resolve(request)
        }
        server.server.app.server.on('request', count)
      })
    const opensForMaya = async () => {
      const closing = new AbortController()
      const headers = { authorization: 'Bearer maya' }
      const { status } = await fetch(server.origin + url, { headers, signal: closing.signal })
      closing.abort()
      return status
    }

    it('when it disconnects while its session is being checked', async () => {
      const release = hold()
      for (let tab = 0; tab < 20; tab++) await (await askFor(1))()
      release()
      expect(await opensForMaya()).toBe(200)
    })

    it('when it had queued more streams on the same connection', async () => {
      opened = []
      const leave = await askFor(20)
      await expect.poll(() => opened.length).toBe(20)
      await leave()
      expect(await opensForMaya()).toBe(200)
    })
  })

  it('opens immediately for Maya, from the last event she saw, and ends when the server stops', async () => {
    opened = []
    const response = await server.request(url, { as: 'maya', headers: { 'last-event-id': '41' } })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).not.toBeNull()
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(opened).toMatchObject([{ person: PEOPLE.maya, lastEventId: '41' }])
    expect(await opened[0]?.isAlive()).toBe(true)

    const stopping = server.stop()
    expect(await response.text()).toBe('data: hello\n\n')
    await stopping
  })
})
