import { jonas } from '@squash/testkit/cast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import { startTestServer, type TestServer } from '../../platform/http/testing/test-server.ts'
import { createMailPreferences, type MailPreferences } from './mail-preferences.service.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

const SITE = 'https://squash.example'
let database: TestDatabase
let server: TestServer
let preferences: MailPreferences

beforeAll(async () => {
  database = await testDatabase()
  preferences = createMailPreferences(database, SITE)
  server = await startTestServer({ database, routes: (parts) => [unsubscribeRoutes({ ...parts, preferences })] })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const linkTo = async (address: string) => (await preferences.permit(address, 'invites'))?.unsubscribeUrl ?? ''
const click = (path: string) =>
  server.request(path, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('the unsubscribe link', () => {
  it('only asks for confirmation when opened, because scanners open every link', async () => {
    const link = await linkTo(jonas.email)
    expect((await server.request(link.replace(SITE, ''))).status).toBe(200)
    expect(await preferences.permit(jonas.email, 'invites')).not.toBeNull()
  })

  it("stops this kind of mail for good with a mail client's one click, however the address is written", async () => {
    const link = await linkTo(jonas.email)
    expect((await click(link.replace(SITE, ''))).status).toBe(200)
    expect(await preferences.permit(jonas.email.toUpperCase(), 'invites')).toBeNull()
    expect(await preferences.permit(jonas.email, 'your_turn')).not.toBeNull()
  })

  it.each(['/unsubscribe/invites/nobodys', '/unsubscribe/invites/%00', '/unsubscribe/__proto__/nobodys'])(
    'is not valid as %s',
    async (path) => {
      expect((await click(path)).status).toBe(404)
    },
  )

  it('is rate-limited for wrong tokens, while valid links don’t count', async () => {
    const limited = await startTestServer({
      database,
      rateLimits: 0.1,
      routes: (parts) => [unsubscribeRoutes({ ...parts, preferences })],
    })
    const post = async (path: string) => (await limited.request(path, { method: 'POST' })).status
    const link = (await linkTo('ada@example.com')).replace(SITE, '')
    expect(await Promise.all(Array.from({ length: 2 }, () => post(link)))).toEqual([200, 200])
    expect([await post(link), await post(link)]).toEqual([200, 200])

    const guesses = [await post('/unsubscribe/invites/one'), await post('/unsubscribe/invites/two')]
    expect(guesses).toEqual([404, 404])
    const refused = await limited.request('/unsubscribe/invites/three', { method: 'POST' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('That was a lot of requests at once')

    const opened = await Promise.all(Array.from({ length: 61 }, () => limited.request(link)))
    expect(opened.filter(({ status }) => status === 429)).toHaveLength(1)
    await limited.stop()
  })
})
