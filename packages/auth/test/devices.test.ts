import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countingLimiter } from './counting-limiter.ts'
import { bearer, join, jonas, maya, refusal, signIn } from './people.ts'
import { type Service, startService } from './service.ts'

const limiter = countingLimiter(['password_account'])
let service: Service
beforeAll(async () => {
  service = await startService({ limiter })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  limiter.clear()
})
afterAll(() => service.stop())

type Answer = Awaited<ReturnType<Service['call']>>
type Browser = Record<string, string>
/** A browser after an answer. The new cookie includes the marks of earlier accounts. */
const browserAfter = ({ headers }: Answer): Browser => ({ Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' })

/** Maya's account, and the browser that she signed in on once. */
async function mayaAtHome(): Promise<{ session: { access_token: string; refresh_token: string }; home: Browser }> {
  const session = await join(service, maya)
  return { session, home: browserAfter(await signIn(service, maya)) }
}
const guess = (from: Browser = {}, { email } = maya) => signIn(service, { email, password: 'not quiet' }, from)
async function guessTen(from: Browser = {}): Promise<void> {
  for (let time = 0; time < 10; time++) expect((await guess(from)).status).toBe(400)
  expect(refusal(await guess(from))).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
}

describe('ten wrong passwords from a stranger', () => {
  it('do not lock the owner out on a device where she has signed in before', async () => {
    const { home } = await mayaAtHome()
    await guessTen()
    expect((await signIn(service, maya)).status).toBe(429)
    expect((await signIn(service, maya, home)).status).toBe(200)
  })

  it('do not lock the owner out on a device where she used a mailed code or kept her session', async () => {
    const session = await join(service, maya)
    const refreshed = await service.call('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    await guessTen()
    expect((await signIn(service, maya, browserAfter(refreshed))).status).toBe(200)
  })

  it('do not lock the owner out on a device where she has just set a new password', async () => {
    const { session, home } = await mayaAtHome()
    const password = 'brighter days'
    const changed = await service.call('PUT', '/user', { password }, { ...bearer(session), ...home })
    await guessTen()
    expect((await signIn(service, { ...maya, password }, browserAfter(changed))).status).toBe(200)
  })

  it('do not lock out two owners who share a browser', async () => {
    const { home } = await mayaAtHome()
    await join(service, jonas)
    const shared = browserAfter(await signIn(service, jonas, home))
    await guessTen()
    expect((await signIn(service, maya, shared)).status).toBe(200)
    for (let time = 0; time < 11; time++) await guess({}, jonas)
    expect((await signIn(service, jonas, shared)).status).toBe(200)
    expect((await signIn(service, jonas, home)).status).toBe(429)
  })
})

describe('wrong passwords on a known device', () => {
  it('are limited per device, and lock out only that device', async () => {
    const { home } = await mayaAtHome()
    await guessTen(home)
    expect((await signIn(service, maya, home)).status).toBe(429)
    expect((await signIn(service, maya)).status).toBe(200)
  })

  it('are answered more and more slowly, as elsewhere', async () => {
    const { home } = await mayaAtHome()
    service.pauses.length = 0
    for (let time = 0; time < 5; time++) await guess(home)
    expect(service.pauses).toEqual([0, 0, 0, 250, 500])
  })

  it('are recorded in the account’s history once they reach the limit', async () => {
    const { home } = await mayaAtHome()
    await guessTen(home)
    const { body } = await signIn(service, maya)
    const events = await service.auth.listSecurityEvents(body.user.id, { limit: 30 })
    expect(events.filter(({ type }) => type === 'sign_in_blocked')).toHaveLength(1)
  })
})

describe('a device', () => {
  it.each([
    ['from another user', async () => browserAfter(await signIn(service, jonas))],
    ['that is made up', async () => ({ Cookie: `auth-device=${'a'.repeat(22)}.${'b'.repeat(22)}` })],
    ['that is malformed', async () => ({ Cookie: 'auth-device=../../.' })],
    ['with an empty cookie', async () => ({ Cookie: 'auth-device=' })],
  ])('%s counts as an unknown device', async (_what, browser) => {
    await join(service, jonas)
    await join(service, maya)
    await guessTen()
    expect((await guess(await browser())).status).toBe(429)
  })

  it('cannot be forged from the cookies of two known devices', async () => {
    const { home } = await mayaAtHome()
    const other = browserAfter(await signIn(service, maya))
    const [id] = (other.Cookie ?? '').split('.')
    const [, mark] = (home.Cookie ?? '').split('.')
    await guessTen()
    expect((await guess({ Cookie: `${id}.${mark}` })).status).toBe(429)
  })

  it('is no longer known after the password is changed elsewhere', async () => {
    const { session, home } = await mayaAtHome()
    await service.call('PUT', '/user', { password: 'brighter days' }, bearer(session))
    await guessTen()
    expect((await signIn(service, { ...maya, password: 'brighter days' }, home)).status).toBe(429)
  })

  it('remembers up to five accounts without revealing them', async () => {
    let browser: Browser = {}
    const people = Array.from({ length: 7 }, (_, number) => ({ ...maya, email: `person-${number}@example.com` }))
    for (const person of people) {
      const { user } = await join(service, { ...person, data: {} })
      browser = browserAfter(await signIn(service, person, browser))
      expect(browser.Cookie).not.toContain(user.id)
    }
    expect(browser.Cookie).toMatch(/^auth-device=[\w-]{22}(\.[\w-]{22}){5}$/)
  })

  it('is identified by an HttpOnly, same-site cookie, which is Secure over HTTPS', async () => {
    await join(service, maya)
    const [cookie] = (await signIn(service, maya)).headers.getSetCookie()
    expect(cookie?.split('; ').slice(1)).toEqual(['Path=/auth/v1', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict'])
    const secure = await startService({ db: service.db, settings: { externalUrl: 'https://squash.example/auth/v1' } })
    expect((await signIn(secure, maya)).headers.getSetCookie()[0]).toMatch(/; Secure$/)
    await secure.stop()
  })

  it('is known to every process on the database, even after the operator changes keys', async () => {
    const { home } = await mayaAtHome()
    await guessTen()
    const other = await startService({
      db: service.db,
      limiter,
      settings: { factorKeys: ['a new key of the operator'] },
    })
    expect((await signIn(other, maya, home)).status).toBe(200)
    await other.stop()
  })

  it('gets no cookie from an answer that signs nobody in', async () => {
    await join(service, maya)
    expect((await guess()).headers.getSetCookie()).toEqual([])
    expect((await service.call('POST', '/recover', { email: maya.email })).headers.getSetCookie()).toEqual([])
  })
})
