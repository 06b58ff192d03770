import { afterAll, beforeAll, expect, it } from 'vitest'
import { maya } from './cast.ts'
import { type TestClient, testClient } from './http.ts'
import { type Loopback, startLoopback } from './loopback.ts'

const seen: { url?: string; authorization?: string; body: unknown }[] = []
const session = { access_token: 'at', refresh_token: 'rt', user: { id: '1', email: maya.email } }
const answers: Record<string, [number, unknown]> = {
  '/auth/v1/signup': [200, { id: '1', email: maya.email }],
  '/auth/v1/token?grant_type=password': [200, session],
  '/rest/v1/rpc/get_global_stats': [200, { total_conflicts: 2, resolved_conflicts: 1 }],
  '/rest/v1/rpc/get_conflict': [404, { code: 'conflict.not_found', message: 'Conflict not found' }],
}
let server: Loopback
let client: TestClient

beforeAll(async () => {
  server = await startLoopback(({ url = '', headers }, body, response) => {
    seen.push({ url, authorization: headers.authorization, body: JSON.parse(body) })
    const [status, answer] = answers[url] ?? [404, null]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  client = testClient(server.origin)
})
afterAll(() => server.close())

it('the test client signs users up and in, and makes calls as them', async () => {
  expect((await client.signUp(maya)).session).toBeNull()
  const asMaya = await client.signIn(maya)
  expect(asMaya.session).toEqual(session)

  const stats = await asMaya.call('get_global_stats', {})
  if (!stats.ok) throw new Error('refused')
  expect(stats.body.total_conflicts).toBe(2)

  const refused = await client.visitor.call('get_conflict', { p_conflict_id: '1' })
  expect(refused).toMatchObject({ ok: false, status: 404, body: { code: 'conflict.not_found' } })

  const { email, password, first_name, last_name, username } = maya
  expect(seen).toEqual([
    { url: '/auth/v1/signup', body: { email, password, data: { first_name, last_name, username } } },
    { url: '/auth/v1/token?grant_type=password', body: { email, password } },
    { url: '/rest/v1/rpc/get_global_stats', authorization: 'Bearer at', body: {} },
    { url: '/rest/v1/rpc/get_conflict', body: { p_conflict_id: '1' } },
  ])
})
