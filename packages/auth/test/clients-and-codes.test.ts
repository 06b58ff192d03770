import { followLink } from '@squash/testkit/mailed-link'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CodeMail } from '../src/index.ts'
import { lastCode, maya } from './people.ts'
import { CLIENTS, openBrowser } from './public-client.ts'
import { type Service, start, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  // The clients compare a session's expiry with this machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  service = await startService({ settings: { phoneProvider: true } })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  vi.setSystemTime(start)
})
afterAll(async () => {
  await service.stop()
  vi.useRealTimers()
})

const passTime = (seconds: number) => {
  service.forward(seconds)
  vi.setSystemTime(service.now())
}
const phone = '+491701234567'

describe.each(CLIENTS)('the public client $version', ({ Client, version }) => {
  const browser = (flowType: 'implicit' | 'pkce') => openBrowser(Client, service.url, flowType)
  /** The code in the URL that a mailed link leads to. */
  const codeOf = async (kind: CodeMail['kind']): Promise<string> => {
    const { headers } = await followLink(lastCode(service, kind).link)
    return new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
  }
  const join = async () => {
    const own = browser('pkce')
    await own.client.signUp({ email: maya.email, password: maya.password })
    const { data } = await own.client.exchangeCodeForSession(await codeOf('confirmation'))
    passTime(60)
    return { ...own, session: data.session }
  }

  it('signs up by PKCE, only in the browser that started it', async () => {
    const { client, events } = browser('pkce')
    expect((await client.signUp({ email: maya.email, password: maya.password })).error).toBeNull()
    const code = await codeOf('confirmation')
    expect((await browser('pkce').client.exchangeCodeForSession(code)).error).not.toBeNull()
    const { data, error } = await client.exchangeCodeForSession(code)
    expect([error, data.user?.email]).toEqual([null, maya.email])
    expect(events).toContain('SIGNED_IN')
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull()
  })

  it('reports why a code is refused', async () => {
    await join()
    const { client } = browser('pkce')
    await client.signInWithOtp({ email: maya.email })
    const code = await codeOf('magic_link')
    passTime(300)
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({ status: 422, code: 'flow_state_expired' })
  })

  it('signs in by a mailed link with PKCE', async () => {
    await join()
    const { client } = browser('pkce')
    const asked = await client.signInWithOtp({ email: maya.email, options: { shouldCreateUser: false } })
    expect(asked.error).toBeNull()
    const { data } = await client.exchangeCodeForSession(await codeOf('magic_link'))
    expect(data.user?.email).toBe(maya.email)
  })

  it('signs in by a mailed code, and creates the account the first time', async () => {
    const { client } = browser('implicit')
    expect((await client.signInWithOtp({ email: maya.email, options: { data: maya.data } })).error).toBeNull()
    const token = lastCode(service, 'magic_link').code
    const { data } = await client.verifyOtp({ type: 'email', email: maya.email, token })
    expect(data.user?.user_metadata).toMatchObject(maya.data)
    const refused = await client.signInWithOtp({ email: 'nobody@example.com', options: { shouldCreateUser: false } })
    expect(refused.error).toMatchObject({ status: 422, code: 'otp_disabled' })
  })

  it('recovers a password by PKCE, and reports it as a recovery', async () => {
    await join()
    const { client, events } = browser('pkce')
    expect((await client.resetPasswordForEmail(maya.email)).error).toBeNull()
    const { data } = await client.exchangeCodeForSession(await codeOf('recovery'))
    expect(data.user?.email).toBe(maya.email)
    expect(events).toContain(version === '2.70.0' ? 'SIGNED_IN' : 'PASSWORD_RECOVERY')
    expect((await client.updateUser({ password: 'brighter days' })).error).toBeNull()
  })

  it('requests another confirmation mail', async () => {
    const { client } = browser('pkce')
    await client.signUp({ email: maya.email, password: maya.password })
    expect((await client.resend({ type: 'signup', email: maya.email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    passTime(60)
    expect((await client.resend({ type: 'signup', email: maya.email })).error).toBeNull()
    expect(service.mails).toHaveLength(2)
  })

  it('signs up and in with a phone, by password and by code', async () => {
    const { client } = browser('implicit')
    const { data: waiting, error } = await client.signUp({ phone, password: maya.password })
    expect([error, waiting.session, waiting.user?.phone]).toEqual([null, null, '491701234567'])
    passTime(30)
    const confirmed = await client.verifyOtp({ type: 'sms', phone, token: service.texts.at(-1)?.code ?? '' })
    expect(confirmed.data.session).not.toBeNull()
    expect((await browser('implicit').client.signInWithPassword({ phone, password: maya.password })).error).toBeNull()
    passTime(60)
    expect((await client.signInWithOtp({ phone })).error).toBeNull()
    const shown = { type: 'sms', phone, token: service.texts.at(-1)?.code ?? '' } as const
    expect((await client.verifyOtp(shown)).data.user?.phone).toBe('491701234567')
  })

  it('adds a phone, and reauthenticates', async () => {
    const { client, events } = await join()
    expect((await client.updateUser({ phone })).data.user?.new_phone).toBe('491701234567')
    const token = service.texts.at(-1)?.code ?? ''
    expect((await client.verifyOtp({ type: 'phone_change', phone, token })).data.user?.phone).toBe('491701234567')
    expect(events).toContain('USER_UPDATED')
    expect((await client.reauthenticate()).error).toBeNull()
    expect(service.mails.at(-1)?.kind).toBe('reauthentication')
  })

  it('reports why a password is weak', async () => {
    const { error } = await browser('implicit').client.signUp({ email: maya.email, password: 'password1' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['pwned'] })
  })
})
