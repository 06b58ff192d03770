import { maya } from '@squash/testkit/cast'
import { type Actor, testClient } from '@squash/testkit/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from './support/database.ts'
import { type DatabaseLink, startDatabaseLink } from './support/database-link.ts'
import { killServers, type ServerProcess, startServer } from './support/server-process.ts'
import { startSquash } from './support/squash.ts'

/** Every request is answered within this many milliseconds. */
const PATIENCE = 12_000
const ID = '0b7c1f9e-1c1e-4d7b-9d5e-0d6b1c4d2a11'
const login = { email: maya.email, password: maya.password }

/** A request of each kind that needs the database. */
const REQUESTS: [string, string, object?][] = [
  ['GET', '/readyz'],
  ['POST', '/rest/v1/rpc/get_dashboard', {}],
  ['GET', '/rest/v1/rpc/get_dashboard'],
  ['POST', '/rest/v1/rpc/get_global_stats', {}],
  ['POST', '/rest/v1/rpc/update_profile', { first_name: 'Maya' }],
  [
    'POST',
    '/rest/v1/rpc/create_conflict',
    {
      title: 'Dishes',
      user2_email: 'jonas@example.com',
      user1_mood: 'annoyed',
      user1_raw_message: 'You never wash up.',
    },
  ],
  ['POST', '/rest/v1/rpc/cast_conflict_vote', { conflict_uuid: ID, vote_type: 'ai_right' }],
  ['POST', '/functions/v1/send-conflict-invite', { conflict_id: ID }],
  ['POST', '/functions/v1/create-checkout-session', { tip_level: 'tip_1' }],
  ['POST', '/functions/v1/upload-photo', {}],
  ['GET', '/realtime/v1/stream'],
  ['GET', '/photos/aaaaaaaaaaaaaaaaaaaaaa.webp'],
  ['POST', '/unsubscribe/your_turn/none', {}],
  ['GET', '/dev/mail.json'],
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user', { data: { a: 1 } }],
  ['POST', '/auth/v1/token?grant_type=password', login],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'abc' }],
  ['POST', '/auth/v1/signup', { email: 'someone@example.com', password: 'a long password' }],
  ['POST', '/auth/v1/recover', login],
  ['POST', '/auth/v1/verify', { type: 'signup', token_hash: 'abc' }],
  ['POST', '/auth/v1/logout'],
  ['POST', '/auth/v1/factors', { factor_type: 'totp' }],
]

/** How each request is answered; each should be a 503 in time. */
const answers = (origin: string, { session }: Actor) =>
  Promise.all(
    REQUESTS.map(async ([method, path, body]) => {
      const started = performance.now()
      const response = await fetch(origin + path, {
        method,
        headers: { authorization: `Bearer ${session?.access_token}`, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(2 * PATIENCE),
      }).catch(() => null)
      await response?.body?.cancel()
      return {
        request: `${method} ${path}`,
        status: response?.status,
        saysWhenToRetry: Number(response?.headers.get('retry-after') ?? 0) > 0,
        inTime: performance.now() - started <= PATIENCE,
      }
    }),
  )
const unavailable = REQUESTS.map(([method, path]) => ({
  request: `${method} ${path}`,
  status: 503,
  saysWhenToRetry: true,
  inTime: true,
}))

describe.runIf(process.env.DATABASE_URL)('a database that does not answer', { timeout: 120_000 }, () => {
  let database: TestDatabase
  let link: DatabaseLink
  let server: ServerProcess
  let m: Actor

  beforeAll(async () => {
    database = await testDatabase()
    link = await startDatabaseLink(database.url ?? '')
    server = await startServer({ DATABASE_URL: link.url, RATE_LIMITS: '100' })
    await testClient(server.origin).signUp(maya)
  })
  // A new session for each test, because the state of a session is cached for a second.
  beforeEach(async () => {
    m = await testClient(server.origin).signIn(maya)
  })
  afterEach(() => link.restore())
  afterAll(async () => {
    killServers()
    await link.close()
    await database.close()
  })

  it.each([
    ['hangs', 'freeze'],
    ['is down', 'cut'],
  ] as const)('makes every request a 503 within twelve seconds when it %s, until it is back', async (_how, break_) => {
    link[break_]()
    expect(await answers(server.origin, m)).toEqual(unavailable)

    link.restore()
    const client = testClient(server.origin)
    const isReady = async () => (await client.visitor.request('GET', '/readyz')).status
    await expect.poll(isReady, { timeout: 20_000 }).toBe(200)
    // One of the requests signed Maya out, and may have succeeded after all.
    const again = await client.signIn(maya)
    expect((await again.call('get_dashboard', {})).status).toBe(200)
    expect((await again.request('GET', '/auth/v1/user')).status).toBe(200)
  })
})

describe.skipIf(process.env.DATABASE_URL)('the embedded database, busy with one statement', () => {
  it('makes the process not ready until the statement is done', async () => {
    const squash = await startSquash()
    await squash.stopWorker()
    const statusOf = async (path: string) => (await squash.visitor.request('GET', path)).status
    const statement = squash.database.query('select pg_sleep(4)')
    expect(await statusOf('/readyz')).toBe(503)
    await statement
    expect(await statusOf('/readyz')).toBe(200)
    await squash.close()
  })
})
