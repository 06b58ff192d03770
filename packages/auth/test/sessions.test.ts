import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer, jonas, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let session: { access_token: string; refresh_token: string; user: { id: string } }

beforeAll(async () => {
  service = await startService({ settings: { autoconfirm: true } })
})
beforeEach(async () => {
  session = (await signUp(service, maya)).body
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const refresh = (refresh_token: unknown) => service.call('POST', '/token?grant_type=refresh_token', { refresh_token })
const getUser = (token: { access_token: string }) => service.call('GET', '/user', undefined, bearer(token))
const claimsOf = (token: { access_token: string }) =>
  JSON.parse(Buffer.from(token.access_token.split('.')[1] ?? '', 'base64url').toString())

describe('signing in with a password', () => {
  it('ignores the case of the address', async () => {
    service.forward(60)
    const { status, body } = await signIn(service, { ...maya, email: ' Maya@Example.COM ' })
    expect(status).toBe(200)
    expect(body.user.last_sign_in_at).toBe(service.now().toISOString())
    expect(claimsOf(body)).toEqual({
      iss: service.url,
      sub: session.user.id,
      aud: 'authenticated',
      exp: service.now().getTime() / 1000 + 3600,
      iat: service.now().getTime() / 1000,
      email: maya.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { ...maya.data, email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: service.now().getTime() / 1000 }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    })
  })

  it('answers an unknown account and a wrong password with the same bytes', async () => {
    const wrong = await signIn(service, { ...maya, password: 'not quiet' })
    const unknown = await signIn(service, jonas)
    expect(refusal(wrong)).toEqual({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(unknown.body).toEqual(wrong.body)
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()])
  })

  it('reports an unconfirmed address only for the right password', async () => {
    await service.db.updateTable('auth.users').set({ email_confirmed_at: null }).execute()
    expect(refusal(await signIn(service, maya))).toEqual({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    })
    expect(refusal(await signIn(service, { ...maya, password: 'not quiet' })).code).toBe('invalid_credentials')
  })

  it('refuses a banned account', async () => {
    await service.db
      .updateTable('auth.users')
      .set({ banned_until: new Date('2030-01-01') })
      .execute()
    expect(refusal(await signIn(service, maya))).toMatchObject({ status: 400, code: 'user_banned' })
    expect(refusal(await refresh(session.refresh_token))).toMatchObject({ status: 400, code: 'user_banned' })
    expect(refusal(await getUser(session))).toMatchObject({ status: 403, code: 'user_banned' })
  })

  it('accepts a password that no longer meets the rules, and reports it', async () => {
    const stricter = await startService({ db: service.db, settings: { passwordMin: 20, autoconfirm: true } })
    const { status, body } = await signIn(stricter, maya)
    expect(status).toBe(200)
    expect(body.weak_password).toEqual({ message: 'Password should be at least 20 characters.', reasons: ['length'] })
    await stricter.stop()
  })

  it.each([
    ['no address', {}, 400, 'validation_failed'],
    ['both addresses', { email: maya.email, phone: '+15550100', password: 'x' }, 400, 'validation_failed'],
    ['a phone number', { phone: '+15550100', password: 'x' }, 422, 'phone_provider_disabled'],
    ['no password', { email: maya.email }, 400, 'invalid_credentials'],
    ['a password over 72 bytes', { email: maya.email, password: 'a'.repeat(100_000) }, 400, 'invalid_credentials'],
    ['a malformed address', { email: 'maya', password: 'x' }, 400, 'invalid_credentials'],
    ['a password that is a number', { email: maya.email, password: 123456 }, 400, 'bad_json'],
  ])('is refused for %s', async (_what, body, status, code) => {
    const answer = await service.call('POST', '/token?grant_type=password', body)
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
  })

  it.each(['', '?grant_type=', '?grant_type=implicit', '?grant_type=__proto__'])(
    'is refused with a grant that does not exist: %j',
    async (query) => {
      const answer = await service.call('POST', `/token${query}`, {})
      expect(refusal(answer)).toEqual({ status: 400, code: 'invalid_credentials', message: 'unsupported_grant_type' })
    },
  )
})

describe('refreshing', () => {
  it('rotates the token and keeps the session', async () => {
    service.forward(3000)
    const { status, body } = await refresh(session.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(session.refresh_token)
    const [before, after] = [claimsOf(session), claimsOf(body)]
    expect(after).toMatchObject({ session_id: before.session_id, amr: before.amr, aal: 'aal1', iat: before.iat + 3000 })
    expect((await getUser(session)).status).toBe(200)
  })

  it('gives eight tabs that refresh together the same successor', async () => {
    service.forward(3000)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('returns a lost successor again, even days later', async () => {
    const lost = await refresh(session.refresh_token)
    service.forward(3 * 86_400)
    const again = await refresh(session.refresh_token)
    expect(again.body.refresh_token).toBe(lost.body.refresh_token)
    expect((await getUser(again.body)).status).toBe(200)
  })

  it('returns the current token for one used less than ten seconds ago', async () => {
    const second = (await refresh(session.refresh_token)).body
    const third = (await refresh(second.refresh_token)).body
    service.forward(9)
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(third.refresh_token)
  })

  it('ends only its own session when an old token is reused', async () => {
    const elsewhere = (await signIn(service, maya)).body
    const second = (await refresh(session.refresh_token)).body
    const third = (await refresh(second.refresh_token)).body
    service.forward(10)
    expect(refusal(await refresh(session.refresh_token))).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    })
    expect(refusal(await refresh(third.refresh_token))).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect(refusal(await getUser(third))).toMatchObject({ status: 403, code: 'session_not_found' })
    expect((await refresh(elsewhere.refresh_token)).status).toBe(200)
    const events = await service.auth.listSecurityEvents(session.user.id, { limit: 10 })
    expect(events[0]).toMatchObject({ type: 'refresh_token_reused', sessionId: claimsOf(third).session_id })
  })

  it('puts the account’s current claims into the new token', async () => {
    await service.call('PUT', '/user', { data: { first_name: 'May' } }, bearer(session))
    expect(claimsOf((await refresh(session.refresh_token)).body).user_metadata.first_name).toBe('May')
  })

  it('ends a session that was not refreshed for 90 days', async () => {
    service.forward(90 * 86_400)
    expect(refusal(await refresh(session.refresh_token))).toMatchObject({ status: 400, code: 'session_expired' })
    expect(refusal(await refresh(session.refresh_token)).code).toBe('refresh_token_not_found')
  })

  it('stores no token in the clear', async () => {
    const second = (await refresh(session.refresh_token)).body
    const rows = JSON.stringify(await service.db.selectFrom('auth.refresh_tokens').selectAll().execute())
    expect(rows).not.toContain(session.refresh_token)
    expect(rows).not.toContain(second.refresh_token)
  })

  it.each([
    ['no token', undefined, 'validation_failed', 'Refresh token is not valid'],
    ['eleven characters', 'abcdefghijk', 'validation_failed', 'Refresh token is not valid'],
    ['odd characters', 'abcdefghijklm\u00e4', 'validation_failed', 'Refresh token is not valid'],
    ['an unknown token', 'abcdefghijkl', 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
    ['a token that is a number', 123456789012, 'bad_json', undefined],
  ])('is refused with %s', async (_what, token, code, message) => {
    const answer = refusal(await refresh(token))
    expect([answer.status, answer.code]).toEqual([400, code])
    if (message !== undefined) expect(answer.message).toBe(message)
  })
})

describe('a bearer token', () => {
  const withHeader = (Authorization: string) => service.call('GET', '/user', undefined, { Authorization })

  it.each(['', 'Bearer', 'Basic abc', 'Bearer a b', 'abc'])(
    'is treated as missing when the header is %j',
    async (header) => {
      expect(refusal(await withHeader(header))).toMatchObject({ status: 401, code: 'no_authorization' })
    },
  )

  it('is read whatever the case of its scheme', async () => {
    expect((await withHeader(`bEARER ${session.access_token}`)).status).toBe(200)
  })

  const forge = async (claims: Record<string, unknown>, header: { alg: 'ES256'; kid?: string }) => {
    const { privateKey } = await generateKeyPair('ES256')
    return await new SignJWT({ ...claimsOf(session), ...claims }).setProtectedHeader(header).sign(privateKey)
  }
  const kid = async () => (await service.auth.jwks()).keys[0]?.kid ?? ''
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

  it.each<[string, () => Promise<string> | string]>([
    ['garbage', () => 'abc'],
    ['a project key', () => 'sb_publishable_abc'],
    ['an unsigned token', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(session))}.`],
    ['a foreign signature under our kid', async () => forge({}, { alg: 'ES256', kid: await kid() })],
    ['an unknown kid', () => forge({}, { alg: 'ES256', kid: 'another' })],
    [
      'changed claims',
      () => session.access_token.replace(/\.[^.]+\./, `.${encode({ ...claimsOf(session), sub: 'x' })}.`),
    ],
  ])('is refused as %s', async (_what, token) => {
    const answer = refusal(await withHeader(`Bearer ${await token()}`))
    expect([answer.status, answer.code]).toEqual([403, 'bad_jwt'])
    expect(answer.message).toMatch(/^invalid JWT/)
  })

  it('is refused when it has expired', async () => {
    service.forward(3600)
    expect(refusal(await getUser(session))).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  it('is refused when the account is gone', async () => {
    await service.db.deleteFrom('auth.users').execute()
    expect(refusal(await getUser(session))).toMatchObject({ status: 403, code: 'user_not_found' })
  })

  it('is ignored on public endpoints', async () => {
    const answer = await service.call('POST', '/token?grant_type=password', maya, { Authorization: 'Bearer nonsense' })
    expect(answer.status).toBe(200)
  })
})

describe('signing out', () => {
  const logOut = (scope: string) => service.call('POST', `/logout${scope}`, undefined, bearer(session))
  const alive = async (token: { access_token: string }) => (await getUser(token)).status === 200

  it.each(['', '?scope=', '?scope=global'])(
    'ends every session of Maya with %j, and none of Jonas’s',
    async (scope) => {
      const elsewhere = (await signIn(service, maya)).body
      const other = (await signUp(service, jonas)).body
      const answer = await logOut(scope)
      expect([answer.status, answer.body]).toEqual([204, null])
      expect([await alive(session), await alive(elsewhere), await alive(other)]).toEqual([false, false, true])
      expect(refusal(await refresh(session.refresh_token)).code).toBe('refresh_token_not_found')
      expect(refusal(await getUser(session))).toMatchObject({ status: 403, code: 'session_not_found' })
    },
  )

  it('ends only this session with local, and the others with others', async () => {
    const second = (await signIn(service, maya)).body
    const third = (await signIn(service, maya)).body
    await service.call('POST', '/logout?scope=local', undefined, bearer(third))
    expect([await alive(session), await alive(second), await alive(third)]).toEqual([true, true, false])
    await service.call('POST', '/logout?scope=others', undefined, bearer(session))
    expect([await alive(session), await alive(second)]).toEqual([true, false])
  })

  it('refuses a scope that does not exist', async () => {
    expect(refusal(await logOut('?scope=everyone'))).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('ignores a missing or malformed body', async () => {
    expect((await service.call('POST', '/logout?scope=local', '{nonsense', bearer(session))).status).toBe(204)
  })
})

describe("the host's check of an access token", () => {
  it('identifies the caller', async () => {
    const result = await service.auth.authenticate(session.access_token)
    expect(result).toMatchObject({ ok: true, claims: { sub: session.user.id, aal: 'aal1', email: maya.email } })
  })

  it('refuses a malformed token', async () => {
    expect(await service.auth.authenticate('abc')).toMatchObject({ ok: false, code: 'bad_jwt' })
  })

  it('refuses a session that this process has just ended', async () => {
    await service.auth.authenticate(session.access_token)
    await service.call('POST', '/logout', undefined, bearer(session))
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({
      ok: false,
      code: 'session_not_found',
    })
  })

  it('refuses within a second a session that another process ended', async () => {
    await service.auth.authenticate(session.access_token)
    await service.db.deleteFrom('auth.sessions').execute()
    service.forward(0.9)
    expect((await service.auth.authenticate(session.access_token)).ok).toBe(true)
    service.forward(0.1)
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({
      ok: false,
      code: 'session_not_found',
    })
  })
})

describe('a user’s list of sessions', () => {
  it('lists only the user’s own sessions, newest first, and ends only those', async () => {
    service.forward(5)
    const phone = await service.call('POST', '/token?grant_type=password', maya, { 'User-Agent': 'phone' })
    const other = (await signUp(service, jonas)).body
    const id = session.user.id
    const sessions = await service.auth.listSessions(id)
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual(['phone', 'node'])

    expect(await service.auth.revokeSession(id, claimsOf(other).session_id)).toBe(false)
    expect(await service.auth.revokeSession(id, claimsOf(phone.body).session_id)).toBe(true)
    expect(await service.auth.listSessions(id)).toHaveLength(1)
    expect((await getUser(phone.body)).status).toBe(403)
  })
})
