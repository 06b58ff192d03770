import { followLink } from '@squash/testkit/mailed-link'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fragment, jonas, lastCode, maya } from './people.ts'
import { CLIENTS, openBrowser } from './public-client.ts'
import { type Service, start, startService } from './service.ts'

let service: Service
let automatic: Service

beforeAll(async () => {
  // The clients compare a session's expiry with this machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  service = await startService()
  automatic = await startService({ db: service.db, settings: { autoconfirm: true } })
})
afterEach(async () => {
  expect([...service.failures, ...automatic.failures]).toEqual([])
  await service.reset()
  await automatic.reset()
  vi.setSystemTime(start)
})
afterAll(async () => {
  await automatic.stop()
  await service.stop()
  vi.useRealTimers()
})

const passTime = (seconds: number) => {
  service.forward(seconds)
  vi.setSystemTime(service.now())
}

describe.each(CLIENTS)('the public client $version', ({ Client }) => {
  const browser = (at: Service = service) => openBrowser(Client, at.url)
  const join = async () => {
    const own = browser()
    await own.client.signUp({ email: maya.email, password: maya.password, options: { data: maya.data } })
    const { code } = lastCode(service, 'confirmation')
    const { data } = await own.client.verifyOtp({ type: 'signup', email: maya.email, token: code })
    if (data.session === null) throw new Error('Maya was not let in')
    return { ...own, session: data.session }
  }

  it('signs up without a code where addresses are confirmed automatically', async () => {
    const { client, events } = browser(automatic)
    const { data, error } = await client.signUp({ ...maya, options: { data: maya.data } })
    expect(error).toBeNull()
    expect(data.session?.user.user_metadata).toMatchObject(maya.data)
    expect(events).toContain('SIGNED_IN')
  })

  it('signs up, confirms by code and stays signed in', async () => {
    const { client, events } = browser()
    const { data, error } = await client.signUp({
      ...maya,
      options: { emailRedirectTo: 'http://localhost:3000/welcome' },
    })
    expect([error, data.session, data.user?.email]).toEqual([null, null, maya.email])
    const { link, code } = lastCode(service, 'confirmation')
    expect(link).toContain('welcome')
    await client.verifyOtp({ type: 'signup', email: maya.email, token: code })
    expect((await client.getUser()).data.user?.email).toBe(maya.email)
    expect(events).toContain('SIGNED_IN')
  })

  it('takes over the session that a mailed link opened', async () => {
    await browser().client.signUp(maya)
    const answer = await followLink(lastCode(service, 'confirmation').link)
    const { access_token = '', refresh_token = '' } = fragment(answer.headers).fields
    const { client } = browser()
    const { data, error } = await client.setSession({ access_token, refresh_token })
    expect([error, data.user?.email]).toEqual([null, maya.email])
  })

  it('signs in and verifies the token with the public keys', async () => {
    await join()
    const { client } = browser()
    const { error } = await client.signInWithPassword(maya)
    expect(error).toBeNull()
    const { data } = await client.getClaims()
    expect(data?.claims).toMatchObject({ email: maya.email, role: 'authenticated', aal: 'aal1' })
    expect(data?.header).toMatchObject({ alg: 'ES256' })
  })

  it('reports the code, message and reasons of a refusal', async () => {
    await join()
    const { client } = browser()
    const wrong = await client.signInWithPassword({ ...maya, password: 'not quiet' })
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    const weak = await client.signUp({ ...jonas, password: '12345' })
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', reasons: ['length'] })
    await client.signUp(jonas)
    const early = await client.signInWithPassword(jonas)
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', message: 'Email not confirmed' })
  })

  it('refreshes a session, even from eight tabs at the same time', async () => {
    const { client, session, events } = await join()
    passTime(3000)
    const { data } = await client.refreshSession()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(events).toContain('TOKEN_REFRESHED')

    const current = data.session?.refresh_token ?? ''
    const tabs = await Promise.all(
      Array.from({ length: 8 }, () => browser().client.refreshSession({ refresh_token: current })),
    )
    expect(tabs.map(({ error }) => error)).toEqual(Array(8).fill(null))
    expect(new Set(tabs.map((tab) => tab.data.session?.refresh_token)).size).toBe(1)
  })

  it('loses the session when an old refresh token is reused', async () => {
    const { client, session } = await join()
    await client.refreshSession()
    await client.refreshSession()
    passTime(60)
    const thief = await browser().client.refreshSession({ refresh_token: session.refresh_token })
    expect(thief.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('changes metadata and password, and gets the events', async () => {
    const { client, events } = await join()
    expect((await client.updateUser({ data: { first_name: 'May' } })).data.user?.user_metadata.first_name).toBe('May')
    expect((await client.updateUser({ password: 'brighter days' })).error).toBeNull()
    expect(events.filter((event) => event === 'USER_UPDATED')).toHaveLength(2)
    expect((await client.updateUser({ password: 'brighter days' })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    })
  })

  it('changes the address with a code from each address', async () => {
    const { client } = await join()
    const { data } = await client.updateUser({ email: 'maya@lake.example' })
    expect(data.user?.new_email).toBe('maya@lake.example')
    const shown = (kind: 'email_change_new' | 'email_change_current') => {
      const { to, code } = lastCode(service, kind)
      return client.verifyOtp({ type: 'email_change', email: to, token: code })
    }
    expect((await shown('email_change_new')).data.session).toBeNull()
    expect((await shown('email_change_current')).data.user?.email).toBe('maya@lake.example')
  })

  it('recovers a forgotten password', async () => {
    await join()
    const { client, events } = browser()
    expect(
      (await client.resetPasswordForEmail(maya.email, { redirectTo: 'http://localhost:3000/reset-password' })).error,
    ).toBeNull()
    const { hash } = lastCode(service, 'recovery')
    expect((await client.verifyOtp({ type: 'recovery', token_hash: hash })).error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    await client.updateUser({ password: 'brighter days' })
    expect((await browser().client.signInWithPassword({ ...maya, password: 'brighter days' })).error).toBeNull()
    const again = await client.verifyOtp({ type: 'recovery', token_hash: hash })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('requests another confirmation mail', async () => {
    await browser().client.signUp(maya)
    passTime(60)
    expect((await browser().client.resend({ type: 'signup', email: maya.email })).error).toBeNull()
    expect((await browser().client.resend({ type: 'signup', email: maya.email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
  })

  it('signs out everywhere, only here, or everywhere else', async () => {
    const { client, events } = await join()
    const elsewhere = browser().client
    await elsewhere.signInWithPassword(maya)
    expect((await client.signOut({ scope: 'others' })).error).toBeNull()
    expect((await elsewhere.getUser()).error).not.toBeNull()
    expect(events).not.toContain('SIGNED_OUT')
    expect((await client.signOut({ scope: 'local' })).error).toBeNull()
    expect(events).toContain('SIGNED_OUT')

    const { client: first } = browser()
    const { client: second } = browser()
    await first.signInWithPassword(maya)
    await second.signInWithPassword(maya)
    expect((await first.signOut()).error).toBeNull()
    expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError')
  })
})
