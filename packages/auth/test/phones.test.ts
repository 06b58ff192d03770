import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, join, jonas, maya, refusal, signIn } from './people.ts'
import { type Service, start, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ settings: { phoneProvider: true } })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const mayas = '+49 170 1234567'
const digits = '491701234567'
const other = '+447700900123'
const { password, data } = maya

const code = () => service.texts.at(-1)?.code ?? ''
const verify = (type: string, phone = mayas, token = code()) => service.call('POST', '/verify', { type, phone, token })
const grant = (phone: unknown, given = password) =>
  service.call('POST', '/token?grant_type=password', { phone, password: given })
const signUp = (phone: unknown = mayas) => service.call('POST', '/signup', { phone, password, data, channel: 'sms' })
const joinByPhone = async () => {
  await signUp()
  return (await verify('sms')).body
}

describe('signing up with a phone', () => {
  it('returns a user without a session and texts a code, which confirms the number', async () => {
    const { status, body } = await signUp()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: '',
      phone: digits,
      confirmation_sent_at: start.toISOString(),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', identity_data: { phone: digits, phone_verified: false } }],
    })
    expect(service.texts).toEqual([
      {
        kind: 'phone_confirmation',
        to: `+${digits}`,
        code: expect.stringMatching(/^\d{6}$/),
        validUntil: new Date(start.getTime() + 60_000),
      },
    ])
    const entered = (await verify('sms')).body
    expect(entered.user).toMatchObject({
      phone_confirmed_at: start.toISOString(),
      confirmed_at: start.toISOString(),
      user_metadata: { ...data, phone_verified: true },
      identities: [{ identity_data: { phone_verified: true }, last_sign_in_at: start.toISOString() }],
    })
    expect(decodeJwt(entered.access_token)).toMatchObject({ email: '', phone: digits, amr: [{ method: 'otp' }] })
    expect((await grant(mayas)).status).toBe(200)
  })

  it('opens a session where numbers are confirmed automatically', async () => {
    const automatic = await startService({
      db: service.db,
      settings: { phoneProvider: true, phoneAutoconfirm: true },
    })
    const { body } = await automatic.call('POST', '/signup', { phone: mayas, password })
    expect(body).toMatchObject({ token_type: 'bearer', user: { phone: digits } })
    expect(automatic.texts).toEqual([])
    const again = await automatic.call('POST', '/signup', { phone: mayas, password })
    expect(refusal(again)).toMatchObject({ status: 422, code: 'user_already_exists' })
    await automatic.stop()
  })

  it('does not reveal that a number has an account', async () => {
    await joinByPhone()
    service.forward(60)
    const [known, unknown] = [await signUp(), await signUp(other)]
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
    expect(service.texts).toHaveLength(2)
    expect(service.texts.at(-1)?.to).toBe(other)
  })

  it.each([
    ['a malformed number', { phone: 'maya', password }, 400, 'validation_failed'],
    ['a number with an unknown country code', { phone: '+9991234567', password }, 400, 'validation_failed'],
    ['no password', { phone: mayas }, 400, 'validation_failed'],
    [
      'a challenge',
      { phone: mayas, password, code_challenge: 'a'.repeat(43), code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
    ['both addresses', { phone: mayas, email: maya.email, password }, 400, 'validation_failed'],
    ['an unknown channel', { phone: mayas, password, channel: 'pigeon' }, 400, 'validation_failed'],
    ['a number of the wrong type', { phone: 491701234567, password }, 400, 'bad_json'],
    ['a weak password', { phone: mayas, password: '12345' }, 422, 'weak_password'],
  ])('is refused with %s', async (_what, body, status, error) => {
    expect(refusal(await service.call('POST', '/signup', body))).toMatchObject({ status, code: error })
    expect(service.texts).toEqual([])
  })

  it('is refused where phones are disabled', async () => {
    const without = await startService({ db: service.db })
    const called = await without.call('POST', '/signup', { phone: mayas, password })
    expect(refusal(called)).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
    expect((await without.call('GET', '/settings')).body.external.phone).toBe(false)
    await without.stop()
  })
})

describe('signing in with a phone', () => {
  it('accepts the password once the number is confirmed', async () => {
    await signUp()
    expect(refusal(await grant(mayas))).toEqual({
      status: 400,
      code: 'phone_not_confirmed',
      message: 'Phone not confirmed',
    })
    expect(refusal(await grant(mayas, 'not quiet')).code).toBe('invalid_credentials')
    await verify('sms')
    for (const phone of [mayas, digits, `+${digits}`]) expect((await grant(phone)).status).toBe(200)
    expect(refusal(await grant(other))).toEqual({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it('accepts a texted code, the first time too, for a minute', async () => {
    const ask = () => service.call('POST', '/otp', { phone: mayas, channel: 'sms' })
    expect(await ask()).toMatchObject({ status: 200, body: {} })
    expect(refusal(await ask())).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    service.forward(60)
    expect(refusal(await verify('sms'))).toMatchObject({ status: 403, code: 'otp_expired' })
    await ask()
    service.forward(59)
    expect((await verify('sms')).body.user.phone).toBe(digits)
    expect(refusal(await verify('sms'))).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(service.texts.map(({ kind }) => kind)).toEqual(['phone_sign_in', 'phone_sign_in'])
    expect(refusal(await service.call('POST', '/otp', { phone: other, create_user: false }))).toMatchObject({
      status: 422,
      code: 'otp_disabled',
    })
  })

  it('drops the sign-up’s password when another code confirms the number', async () => {
    await signUp()
    service.forward(60)
    await service.call('POST', '/otp', { phone: mayas })
    await verify('sms')
    expect(refusal(await grant(mayas)).code).toBe('invalid_credentials')
  })

  it('counts wrong codes and texts per number', async () => {
    const taken: string[] = []
    const limited = await startService({
      db: service.db,
      settings: { phoneProvider: true },
      limiter: {
        consume: async (bucket) => {
          taken.push(bucket)
          return bucket === 'sms_recipient' || bucket === 'verify_account' ? { ok: false, retryAfter: 9 } : { ok: true }
        },
      },
    })
    const sent = await limited.call('POST', '/otp', { phone: mayas })
    expect(refusal(sent)).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    const guessed = await limited.call('POST', '/verify', { type: 'sms', phone: mayas, token: '123456' })
    expect(refusal(guessed)).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(taken).toEqual(['otp', 'sms_client', 'sms_network', 'sms_recipient', 'verify', 'verify_account'])
    await limited.stop()
  })
})

describe('sending a text again', () => {
  const resend = (type: string, phone = mayas) => service.call('POST', '/resend', { type, phone })

  it('texts a pending number after a minute, and answers the same for all others', async () => {
    await signUp()
    expect(refusal(await resend('sms'))).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    service.forward(60)
    expect(await resend('sms')).toMatchObject({ status: 200, body: {} })
    expect(service.texts).toHaveLength(2)
    await verify('sms')
    service.forward(60)
    for (const phone of [mayas, other]) expect(await resend('sms', phone)).toMatchObject({ status: 200, body: {} })
    expect(service.texts).toHaveLength(2)
    expect(refusal(await service.call('POST', '/resend', { type: 'sms', email: maya.email }))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
  })

  it('works for a new number', async () => {
    const session = await join(service, maya)
    await service.call('PUT', '/user', { phone: mayas }, bearer(session))
    service.forward(60)
    await resend('phone_change')
    expect(service.texts.map(({ kind }) => kind)).toEqual(['phone_change', 'phone_change'])
    expect((await verify('phone_change')).status).toBe(200)
  })
})

describe('a changed number', () => {
  const change = (session: { access_token: string }, phone: unknown) =>
    service.call('PUT', '/user', { phone, channel: 'sms' }, bearer(session))

  it('takes effect with the texted code, and then signs in alongside the email address', async () => {
    const session = await join(service, maya)
    service.forward(1)
    const { body } = await change(session, mayas)
    const now = service.now().toISOString()
    expect(body).toMatchObject({ phone: '', new_phone: digits, phone_change_sent_at: now })
    expect(refusal(await change(session, other))).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    expect((await verify('sms')).status).toBe(403)
    const changed = (await verify('phone_change')).body.user
    expect(changed).toMatchObject({
      phone: digits,
      phone_confirmed_at: now,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
      identities: [{ provider: 'email' }, { provider: 'phone', identity_data: { phone: digits } }],
    })
    expect(changed).not.toHaveProperty('new_phone')
    expect((await grant(mayas)).status).toBe(200)
    const types = (await service.auth.listSecurityEvents(session.user.id, { limit: 9 })).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['phone_change_requested', 'phone_changed']))
  })

  it('takes effect immediately where numbers are confirmed automatically', async () => {
    const session = await join(service, maya)
    const automatic = await startService({
      db: service.db,
      settings: { phoneProvider: true, phoneAutoconfirm: true, issuer: service.url },
    })
    const { body } = await automatic.call('PUT', '/user', { phone: mayas }, bearer(session))
    expect(body).toMatchObject({ phone: digits, phone_confirmed_at: start.toISOString() })
    await automatic.stop()
  })

  it('is refused for a taken number, also when it is taken while the code is pending', async () => {
    const session = await join(service, jonas)
    await change(session, mayas)
    const jonasCode = code()
    await signUp()
    const late = await verify('phone_change', mayas, jonasCode)
    expect(refusal(late)).toMatchObject({ status: 422, code: 'phone_exists' })
    expect(refusal(await change(session, mayas))).toMatchObject({ status: 422, code: 'phone_exists' })
    expect(refusal(await change(session, '1'))).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('adds an email address to a phone-only account with one code', async () => {
    const session = await joinByPhone()
    await service.call('PUT', '/user', { email: maya.email }, bearer(session))
    const [mail] = service.mails
    const shown = { type: 'email_change', email: maya.email, token: mail && 'code' in mail ? mail.code : '' }
    const { body } = await service.call('POST', '/verify', shown)
    expect(body.user).toMatchObject({
      email: maya.email,
      phone: digits,
      app_metadata: { providers: ['phone', 'email'] },
    })
    expect((await signIn(service, maya)).status).toBe(200)
  })
})
