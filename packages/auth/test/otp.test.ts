import { followLink } from '@squash/testkit/mailed-link'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fragment, join, jonas, lastCode, maya, refusal, signIn } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
const hookCalls: string[] = []
beforeAll(async () => {
  service = await startService({
    accounts: {
      created: async (_tx, { email }) => void hookCalls.push(`created ${email}`),
      confirmed: async (_tx, { email }) => void hookCalls.push(`confirmed ${email}`),
    },
  })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  hookCalls.length = 0
})
afterAll(() => service.stop())

const ask = (body: object) => service.call('POST', '/otp', body)
const shown = (type: string) => ({ type, email: maya.email, token: lastCode(service, 'magic_link').code })
const verify = (body: object) => service.call('POST', '/verify', body)

describe('signing in without a password', () => {
  it.each(['magiclink', 'email'])('is done with a mailed code, shown as %s', async (type) => {
    await join(service, maya)
    expect(await ask({ email: 'MAYA@example.com' })).toMatchObject({ status: 200, body: {} })
    const { status, body } = await verify(shown(type))
    expect([status, body.user.email]).toEqual([200, maya.email])
    expect((await verify(shown(type))).status).toBe(403)
    // A confirmed account keeps its password.
    expect((await signIn(service, maya)).status).toBe(200)
  })

  it('opens a session by a mailed link', async () => {
    await join(service, maya)
    await ask({ email: maya.email })
    const { link } = lastCode(service, 'magic_link')
    expect(new URL(link).searchParams.get('type')).toBe('magiclink')
    const { headers } = await followLink(link)
    expect(fragment(headers).fields).toMatchObject({ type: 'magiclink', token_type: 'bearer' })
  })

  it('creates an account for a new address, which the code confirms', async () => {
    await ask({ email: maya.email, data: maya.data })
    expect(hookCalls).toEqual([`created ${maya.email}`])
    const { body } = await verify(shown('email'))
    expect(body.user).toMatchObject({ email: maya.email, user_metadata: { ...maya.data, email_verified: true } })
    expect(hookCalls).toEqual([`created ${maya.email}`, `confirmed ${maya.email}`])
    expect((await signIn(service, { ...maya, password: '' })).status).toBe(400)
  })

  it('creates no account where the client or the settings forbid it', async () => {
    expect(refusal(await ask({ email: maya.email, create_user: false }))).toEqual({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
    const closed = await startService({ db: service.db, settings: { signupDisabled: true } })
    const refused = await closed.call('POST', '/otp', { email: maya.email })
    expect(refusal(refused)).toMatchObject({ status: 422, code: 'signup_disabled' })
    await closed.stop()
    await join(service, maya)
    expect((await ask({ email: maya.email, create_user: false })).status).toBe(200)
  })

  it('may be requested once a minute per address, with the same answer for all', async () => {
    await join(service, maya)
    for (const { email } of [maya, jonas]) await ask({ email })
    const [known, unknown] = [await ask({ email: maya.email }), await ask({ email: jonas.email })]
    expect(refusal(known)).toEqual({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    })
    expect(unknown.body).toEqual(known.body)
    expect(known.headers.get('retry-after')).toBe('60')
  })

  it('creates one account when two browsers use the same address at the same time', async () => {
    const answers = await Promise.all([ask({ email: maya.email }), ask({ email: maya.email })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(await service.db.selectFrom('auth.users').select('id').execute()).toHaveLength(1)
  })

  it('is recorded in the account’s history', async () => {
    const { user } = await join(service, maya)
    await ask({ email: maya.email })
    const [newest] = await service.auth.listSecurityEvents(user.id, { limit: 1 })
    expect(newest?.type).toBe('sign_in_code_requested')
  })

  it.each([
    ['no address', {}, 400, 'validation_failed'],
    ['both addresses', { email: maya.email, phone: '+491701234567' }, 400, 'validation_failed'],
    ['a malformed address', { email: 'maya' }, 400, 'validation_failed'],
    ['a phone number where phones are disabled', { phone: '+491701234567' }, 400, 'phone_provider_disabled'],
    ['a string for create_user', { email: maya.email, create_user: 'no' }, 400, 'bad_json'],
    ['an unknown channel', { email: maya.email, channel: 'pigeon' }, 400, 'validation_failed'],
    ['too much data', { email: maya.email, data: { story: 'a'.repeat(7000) } }, 400, 'validation_failed'],
  ])('is refused with %s', async (_what, body, status, code) => {
    expect(refusal(await ask(body))).toMatchObject({ status, code })
    expect(service.mails).toEqual([])
  })

  it('is refused, like all sign-ins by email, where the settings disable email', async () => {
    const without = await startService({ db: service.db, settings: { emailProvider: false } })
    const code = 'email_provider_disabled'
    const { email, password } = maya
    for (const [path, body] of [
      ['/otp', { email }],
      ['/signup', { email, password }],
      ['/resend', { type: 'signup', email }],
    ] as const) {
      expect(refusal(await without.call('POST', path, body))).toMatchObject({ status: 400, code })
    }
    const granted = await without.call('POST', '/token?grant_type=password', { email, password })
    expect(refusal(granted)).toMatchObject({ status: 422, code })
    expect((await without.call('GET', '/settings')).body.external.email).toBe(false)
    await without.stop()
  })
})
