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
/** A browser after an answer: with its cookie, and those it had before. */
const browserAfter = ({ headers }: Answer): Browser => ({ Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' })

/** Maya's account, and the browser on which she signed in once. */
async function mayaAtHome(): Promise<{ session: { access_token: string; refresh_token: string }; home: Browser }> {
  const session = await join(service, maya)
  return { session, home: browserAfter(await signIn(service, maya)) }
}
const guess = (from: Browser = {}, { email } = maya) => signIn(service, { email, password: 'not quiet' }, from)
async function guessTen(from: Browser = {}): Promise<void> {
  for (let time = 0; time < 10; time++) expect((await guess(from)).status).toBe(400)
  expect(refusal(await guess(from))).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
}

describe('ten wrong passwords of a stranger', () => {
  it('do not lock Maya out where she has signed in before', async () => {
    const { home } = await mayaAtHome()
    await guessTen()
    expect((await signIn(service, maya)).status).toBe(429)
    expect((await signIn(service, maya, home)).status).toBe(200)
  })

  it('do not lock her out where she came in by a mailed code, or has only kept her session', async () => {
    const session = await join(service, maya)
    const refreshed = await service.call('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    await guessTen()
    expect((await signIn(service, maya, browserAfter(refreshed))).status).toBe(200)
  })

  it('do not lock her out where she has just set a new password', async () => {
    const { session, home } = await mayaAtHome()
    const password = 'brighter days'
    const changed = await service.call('PUT', '/user', { password }, { ...bearer(session), ...home })
    await guessTen()
    expect((await signIn(service, { ...maya, password }, browserAfter(changed))).status).toBe(200)
  })

  it('leave Maya and Jonas in who share a browser', async () => {
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

describe('wrong passwords on a device that is known', () => {
  it('are limited too, and lock out that device alone', async () => {
    const { home } = await mayaAtHome()
    await guessTen(home)
    expect((await signIn(service, maya, home)).status).toBe(429)
    expect((await signIn(service, maya)).status).toBe(200)
  })

  it('are slowed down like those of anybody', async () => {
    const { home } = await mayaAtHome()
    service.pauses.length = 0
    for (let time = 0; time < 5; time++) await guess(home)
    expect(service.pauses).toEqual([0, 0, 0, 250, 500])
  })

  it('show in the history of the account when they use up the allowance', async () => {
    const { home } = await mayaAtHome()
    await guessTen(home)
    const { body } = await signIn(service, maya)
    const events = await service.auth.listSecurityEvents(body.user.id, { limit: 30 })
    expect(events.filter(({ type }) => type === 'sign_in_blocked')).toHaveLength(1)
  })
})

describe('a device', () => {
  it.each([
    ['of somebody else', async () => browserAfter(await signIn(service, jonas))],
    ['that is made up', async () => ({ Cookie: `auth-device=${'a'.repeat(22)}.${'b'.repeat(22)}` })],
    ['that is malformed', async () => ({ Cookie: 'auth-device=../../.' })],
    ['with nothing in it', async () => ({ Cookie: 'auth-device=' })],
  ])('%s counts with all others', async (_what, browser) => {
    await join(service, jonas)
    await join(service, maya)
    await guessTen()
    expect((await guess(await browser())).status).toBe(429)
  })

  it('cannot be made out of two that are known', async () => {
    const { home } = await mayaAtHome()
    const other = browserAfter(await signIn(service, maya))
    const [id] = (other.Cookie ?? '').split('.')
    const [, mark] = (home.Cookie ?? '').split('.')
    await guessTen()
    expect((await guess({ Cookie: `${id}.${mark}` })).status).toBe(429)
  })

  it('is forgotten when the password is changed elsewhere', async () => {
    const { session, home } = await mayaAtHome()
    await service.call('PUT', '/user', { password: 'brighter days' }, bearer(session))
    await guessTen()
    expect((await signIn(service, { ...maya, password: 'brighter days' }, home)).status).toBe(429)
  })

  it('remembers five accounts at most, and says nothing of them', async () => {
    let browser: Browser = {}
    const people = Array.from({ length: 7 }, (_, number) => ({ ...maya, email: `person-${number}@example.com` }))
    for (const person of people) {
      const { user } = await join(service, { ...person, data: {} })
      browser = browserAfter(await signIn(service, person, browser))
      expect(browser.Cookie).not.toContain(user.id)
    }
    expect(browser.Cookie).toMatch(/^auth-device=[\w-]{22}(\.[\w-]{22}){5}$/)
  })

  it('is told by a cookie that scripts and other sites do not get, over HTTPS alone where there is HTTPS', async () => {
    await join(service, maya)
    const [cookie] = (await signIn(service, maya)).headers.getSetCookie()
    expect(cookie?.split('; ').slice(1)).toEqual(['Path=/auth/v1', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict'])
    const secure = await startService({ db: service.db, settings: { externalUrl: 'https://squash.example/auth/v1' } })
    expect((await signIn(secure, maya)).headers.getSetCookie()[0]).toMatch(/; Secure$/)
    await secure.stop()
  })

  it('is known to every process on the database, and to one with new keys of the operator', async () => {
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

  it('is not set by an answer that lets nobody in', async () => {
    await join(service, maya)
    expect((await guess()).headers.getSetCookie()).toEqual([])
    expect((await service.call('POST', '/recover', { email: maya.email })).headers.getSetCookie()).toEqual([])
  })
})
