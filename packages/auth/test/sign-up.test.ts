import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Account, AccountRefused, AuthTx } from '../src/index.ts'
import { join, jonas, lastCode, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, start, startService } from './service.ts'

let service: Service
const hookCalls: { hook: string; account: Account }[] = []
let refuseWith: AccountRefused | undefined

beforeAll(async () => {
  service = await startService({
    accounts: {
      created: async (_tx: AuthTx, account) => {
        hookCalls.push({ hook: 'created', account })
        return refuseWith
      },
      confirmed: async (_tx, account) => void hookCalls.push({ hook: 'confirmed', account }),
      signedIn: async (_tx, account) => void hookCalls.push({ hook: 'signedIn', account }),
    },
  })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  hookCalls.length = 0
  refuseWith = undefined
})
afterAll(() => service.stop())

const confirm = () =>
  service.call('POST', '/verify', {
    type: 'signup',
    email: maya.email,
    token: lastCode(service, 'confirmation').code,
  })

describe('signing up where addresses have to be confirmed', () => {
  it('returns a user without a session and mails a code and a link', async () => {
    const { status, body } = await signUp(service, maya)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: 'authenticated',
      role: 'authenticated',
      email: 'maya@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: maya.data,
      identities: [
        {
          identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          id: body.id,
          user_id: body.id,
          identity_data: {
            ...maya.data,
            sub: body.id,
            email: 'maya@example.com',
            email_verified: false,
            phone_verified: false,
          },
          provider: 'email',
          email: 'maya@example.com',
          created_at: start.toISOString(),
          updated_at: start.toISOString(),
        },
      ],
      is_anonymous: false,
      created_at: start.toISOString(),
      updated_at: start.toISOString(),
      confirmation_sent_at: start.toISOString(),
    })
    expect(service.mails).toHaveLength(1)
    const mail = lastCode(service, 'confirmation')
    expect(mail.to).toBe('maya@example.com')
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.link).toMatch(
      /\/auth\/v1\/verify\?token=[0-9a-f]{32}&type=signup&redirect_to=http%3A%2F%2Flocalhost%3A3000$/,
    )
  })

  it('stores the password as argon2id and the code as a hash', async () => {
    await signUp(service, maya)
    const user = await service.db.selectFrom('auth.users').select('password_hash').executeTakeFirstOrThrow()
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const token = await service.db.selectFrom('auth.one_time_tokens').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(token)).not.toContain(lastCode(service, 'confirmation').code)
  })

  it('notifies the host of a new account and of its confirmation, once each', async () => {
    await join(service, maya)
    expect(
      hookCalls.map(({ hook, account }) => [hook, account.email, account.emailConfirmedAt?.toISOString()]),
    ).toEqual([
      ['created', 'maya@example.com', undefined],
      ['confirmed', 'maya@example.com', start.toISOString()],
      ['signedIn', 'maya@example.com', start.toISOString()],
    ])
  })

  it('shows a made-up user to a stranger who signs up with a taken address, and mails nothing', async () => {
    const real = await join(service, maya)
    const mailed = service.mails.length
    service.forward(120)
    const { status, body } = await signUp(service, { ...jonas, email: 'Maya@Example.com' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'maya@example.com', user_metadata: jonas.data })
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${real.user.id}|Okafor`))
    expect(body.created_at).toBe(service.now().toISOString())
    expect(body).not.toHaveProperty('email_confirmed_at')
    expect(service.mails).toHaveLength(mailed)
    expect((await signIn(service, { email: maya.email, password: jonas.password })).status).toBe(400)
  })

  it('mails an unconfirmed address again after a minute', async () => {
    await signUp(service, maya)
    service.forward(18.5)
    expect(refusal(await signUp(service, { ...jonas, email: maya.email }))).toEqual({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 42 seconds.',
    })
    service.forward(41.5)
    const again = await signUp(service, { ...maya, data: { ...maya.data, last_name: 'Adeyemi' } })
    expect(again.status).toBe(200)
    expect(JSON.stringify(again.body)).not.toContain('Okafor')
    expect(service.mails).toHaveLength(2)
    await confirm()
    expect((await signIn(service, maya)).body.user.user_metadata).toMatchObject(maya.data)
  })

  it('does not accept a password that a stranger may have chosen', async () => {
    const stranger = { ...jonas, email: maya.email }
    await signUp(service, stranger)
    service.forward(60)
    await signUp(service, maya)
    await confirm()
    // The owner may be either of the two.
    for (const person of [stranger, maya])
      expect(refusal(await signIn(service, person)).code).toBe('invalid_credentials')
  })

  it.each(['recovery', 'magiclink'] as const)(
    'voids the password of a sign-up when %s confirms the address',
    async (type) => {
      await signUp(service, { ...jonas, email: maya.email })
      await service.call('POST', type === 'recovery' ? '/recover' : '/otp', { email: maya.email })
      const { code } = lastCode(service, type === 'recovery' ? 'recovery' : 'magic_link')
      expect((await service.call('POST', '/verify', { type, email: maya.email, token: code })).status).toBe(200)
      expect((await signIn(service, { ...jonas, email: maya.email })).status).toBe(400)
    },
  )

  it('creates one account when two browsers send the same address at the same time', async () => {
    const answers = await Promise.all([signUp(service, maya), signUp(service, maya), signUp(service, maya)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(await service.db.selectFrom('auth.users').select('id').execute()).toHaveLength(1)
  })

  it('stores nothing when the host refuses the account', async () => {
    const message = 'duplicate key value violates unique constraint "profiles_username_key"'
    refuseWith = { refuse: { status: 409, code: 'conflict', message } }
    expect(refusal(await signUp(service, maya))).toEqual({ status: 409, code: 'conflict', message })
    expect(await service.db.selectFrom('auth.users').select('id').execute()).toEqual([])
    expect(await service.db.selectFrom('auth.security_events').select('id').execute()).toEqual([])
  })

  it('ignores fields that users must not set', async () => {
    const intruder = {
      ...maya,
      id: '00000000-0000-4000-8000-000000000000',
      role: 'service_role',
      aud: 'admin',
      app_metadata: { is_admin: true },
      email_confirmed_at: '2020-01-01T00:00:00Z',
    }
    const { body } = await service.call('POST', '/signup', intruder)
    expect(body).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
    expect(body.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(body.id).not.toBe(intruder.id)
    expect(refusal(await signIn(service, maya)).code).toBe('email_not_confirmed')
  })
})

describe('an invalid sign-up', () => {
  const long = (length: number) => 'a'.repeat(length)
  const refused: [string, unknown, number, string, string?][] = [
    ['nothing at all', {}, 422, 'anonymous_provider_disabled'],
    ['nulls for everything', { email: null, phone: null, password: null }, 422, 'anonymous_provider_disabled'],
    ['no password', { email: maya.email }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'an empty password',
      { email: maya.email, password: '' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      'a short password',
      { email: maya.email, password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    ['a password of 73 bytes', { email: maya.email, password: long(73) }, 400, 'validation_failed'],
    ['a password of 40 umlauts', { email: maya.email, password: 'ü'.repeat(40) }, 400, 'validation_failed'],
    ['both addresses', { email: maya.email, phone: '+15550100', password: 'secret123' }, 400, 'validation_failed'],
    ['a phone number', { phone: '+15550100', password: 'secret123' }, 400, 'phone_provider_disabled'],
    [
      'an email without @',
      { email: 'maya', password: 'secret123' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'an email without a domain',
      { email: 'maya@', password: 'secret123' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    ['an email with a space', { email: 'ma ya@example.com', password: 'secret123' }, 400, 'validation_failed'],
    [
      'an email that would become ASCII',
      { email: 'maya@example.\u212Aom', password: 'secret123' },
      400,
      'validation_failed',
    ],
    [
      'an email of 256 characters',
      { email: `a@${long(60)}.${long(60)}.${long(60)}.${long(68)}.com`, password: 'secret123' },
      400,
      'validation_failed',
    ],
    ['half a challenge', { ...maya, code_challenge: long(43) }, 400, 'validation_failed'],
    [
      'a short challenge',
      { ...maya, code_challenge: long(42), code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
    [
      'an unknown challenge method',
      { ...maya, code_challenge: long(43), code_challenge_method: 's512' },
      400,
      'validation_failed',
    ],
    ['a number as email', { email: 5, password: 'secret123' }, 400, 'bad_json'],
    ['a list as data', { ...maya, data: ['a'] }, 400, 'bad_json'],
    ['too much data', { ...maya, data: { story: long(7000) } }, 400, 'validation_failed'],
    ['NUL in the data', { ...maya, data: { first_name: 'Ma\u0000ya' } }, 400, 'validation_failed'],
    ['NUL in a key', { ...maya, data: { 'a\u0000': 1 } }, 400, 'validation_failed'],
    [
      'half a surrogate pair',
      '{"email":"maya@example.com","password":"secret123","data":{"a":"\\ud800"}}',
      400,
      'validation_failed',
    ],
    [
      'data nested too deeply',
      `{"email":"maya@example.com","password":"secret123","data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
      400,
      'validation_failed',
    ],
    ['a list', '[]', 400, 'bad_json'],
    ['a string', '"maya"', 400, 'bad_json'],
    ['broken JSON', '{"email":', 400, 'bad_json'],
    ['an empty body', '', 400, 'bad_json'],
    ['more than a mebibyte', `{"email":"${long(1_100_000)}"}`, 413, 'request_entity_too_large'],
  ]

  it.each(refused)('is refused for %s', async (_what, body, status, code, message) => {
    const answer = await service.call('POST', '/signup', body)
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
    if (message !== undefined) expect(answer.body.msg).toBe(message)
    expect(service.mails).toEqual([])
  })

  it('names why a password is weak', async () => {
    const { body } = await signUp(service, { ...maya, password: '12345' })
    expect(body.weak_password).toEqual({ reasons: ['length'] })
  })

  it('ignores unknown fields that clients send', async () => {
    const { status } = await service.call('POST', '/signup?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fwelcome', {
      ...maya,
      gotrue_meta_security: {},
      channel: null,
      code_challenge: null,
      code_challenge_method: null,
      something_new: [1, 2],
    })
    expect(status).toBe(200)
    expect(lastCode(service, 'confirmation').link).toContain('redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fwelcome')
  })
})
