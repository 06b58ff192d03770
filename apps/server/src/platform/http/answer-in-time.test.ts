import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authRoutes } from '../../features/auth/auth.routes.ts'
import { functionRoute } from './function-routes.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const never = new Promise<never>(() => {})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    answerWithin: 50,
    notes: { breakDown: () => never },
    routes: (parts) => [
      functionRoute({ name: 'wait', access: 'public', input: z.object({}), run: () => never }, parts),
      functionRoute(
        {
          name: 'take-time',
          access: 'public',
          input: z.object({}),
          answerWithin: 60_000,
          run: () =>
            new Promise<{ ok: true; value: object }>((resolve) =>
              setTimeout(resolve, 150, { ok: true, value: { took: 'long' } }),
            ),
        },
        parts,
      ),
      authRoutes({
        limiters: parts.limiters,
        auth: {
          handle: () => never,
          refuse: (code) => new Response(JSON.stringify({ code }), { status: 503, headers: { 'retry-after': '5' } }),
        },
        origin: 'http://127.0.0.1:3000',
        log: parts.log,
      }),
      async (app) => {
        app.get('/realtime/v1/stream', (_request, reply) => {
          reply.hijack()
          reply.raw.write('begun')
          setTimeout(() => reply.raw.end(), 150)
        })
      },
    ],
  })
})
afterAll(() => server.stop())

describe('a request whose handler never ends', () => {
  it.each([
    ['a call', '/rest/v1/rpc/break_down', { how: 'slowly' }, { code: 'service.unavailable' }],
    ['a function', '/functions/v1/wait', {}, { error: expect.any(String) }],
    ['authentication', '/auth/v1/signup', {}, { code: 'service_unavailable' }],
  ])('gets a 503 in the format of %s', async (_what, path, body, answer) => {
    const response = await server.request(path, { body })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject(answer)
  })

  it('may take longer if its route says so', async () => {
    const response = await server.request('/functions/v1/take-time', { body: {} })
    expect(await response.json()).toEqual({ took: 'long' })
  })

  it('is left alone once its response has started', async () => {
    expect(await (await server.request('/realtime/v1/stream')).text()).toBe('begun')
  })
})
