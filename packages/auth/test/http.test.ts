import { followLink, formOf, openLink, pressButton } from '@squash/testkit/mailed-link'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AuthLimiter, authLimits, authSettings, createAuth, type LimitBucket, parseJwtKeys } from '../src/index.ts'
import { routes } from '../src/routes.ts'
import { bearer, Failure, fragment, join, jonas, lastCode, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
/** The buckets that are used up. */
const exhausted = new Set<LimitBucket>()
const taken: { bucket: LimitBucket; key: string }[] = []
const limiter: AuthLimiter = {
  consume: async (bucket, key) => {
    taken.push({ bucket, key })
    return exhausted.has(bucket) ? { ok: false, retryAfter: 41.2 } : { ok: true }
  },
}

beforeAll(async () => {
  service = await startService({ limiter })
})
afterEach(async () => {
  await service.reset()
  exhausted.clear()
  taken.length = 0
})
afterAll(() => service.stop())

const version = (value: string) => ({ 'X-Supabase-Api-Version': value })

describe('a refusal', () => {
  const refuseSignUp = (headers: Record<string, string>) =>
    service.call('POST', '/signup', { ...maya, password: '12345' }, headers)

  it.each(['2024-01-01', '2025-12-31'])('has the current shape for a client of %s', async (date) => {
    const { status, headers, body } = await refuseSignUp(version(date))
    expect(status).toBe(422)
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(headers.get('x-sb-error-code')).toBe('weak_password')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
  })

  it.each([{}, version('2023-12-31'), version('yesterday'), version('2024-13-45')])(
    'has the older shape for a client that sends %j',
    async (headers) => {
      const answer = await refuseSignUp(headers)
      expect(answer.headers.has('x-supabase-api-version')).toBe(false)
      expect(answer.body).toEqual({
        code: 422,
        error_code: 'weak_password',
        msg: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      })
    },
  )

  it('distinguishes an unknown path from a wrong method', async () => {
    expect((await service.call('GET', '/nowhere')).status).toBe(404)
    expect((await service.call('DELETE', '/user')).status).toBe(405)
    expect((await service.call('GET', '/userx')).status).toBe(404)
  })

  it('for an internal error is logged under an id, and reveals no details', async () => {
    const failures: object[] = []
    const broken = createAuth({
      db: service.db,
      transaction: () => Promise.reject(new Error('the database failed')),
      mailer: { queue: async () => undefined },
      texter: { queue: async () => undefined },
      clock: { now: service.now },
      settings: authSettings({ siteUrl: 'http://localhost', externalUrl: 'http://localhost/auth/v1' }),
      accounts: {},
      limiter,
      log: { debug: () => undefined, warn: () => undefined, error: (fields) => void failures.push(fields) },
    })
    const request = new Request('http://localhost/auth/v1/signup', { method: 'POST', body: JSON.stringify(maya) })
    const response = await broken.handle(request, { address: '::1' })
    const body = Failure.parse(await response.json())
    expect([response.status, body.error_code, body.error_id]).toEqual([500, 'unexpected_failure', expect.any(String)])
    expect(failures).toMatchObject([{ error_id: body.error_id }])
    expect(JSON.stringify(body)).not.toContain('the database failed')
  })
})

describe('an unavailable database', () => {
  const answerTo = async (error: Error) => {
    const failures: object[] = []
    const failing = createAuth({
      db: service.db,
      transaction: () => Promise.reject(error),
      mailer: { queue: async () => undefined },
      texter: { queue: async () => undefined },
      clock: { now: service.now },
      settings: authSettings({
        siteUrl: 'http://localhost',
        externalUrl: 'http://localhost/auth/v1',
        autoconfirm: true,
      }),
      accounts: {},
      limiter,
      log: { debug: () => undefined, warn: () => undefined, error: (fields) => void failures.push(fields) },
      isUnavailable: (thrown) => thrown instanceof Error && thrown.message === 'Connection terminated',
    })
    const request = new Request('http://localhost/auth/v1/signup', { method: 'POST', body: JSON.stringify(maya) })
    const response = await failing.handle(request, { address: '::1' })
    const { error_code: code } = Failure.parse(await response.json())
    return { status: response.status, code, retryAfter: response.headers.get('retry-after'), failures }
  }

  it('answers 503 with a time to retry', async () => {
    expect(await answerTo(new Error('Connection terminated'))).toEqual({
      status: 503,
      code: 'service_unavailable',
      retryAfter: '5',
      failures: [],
    })
  })

  it('answers 504 when a statement takes too long', async () => {
    const canceled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    expect(await answerTo(canceled)).toMatchObject({ status: 504, code: 'request_timeout' })
  })
})

describe('a page of another origin', () => {
  const page = { Origin: 'https://elsewhere.example' }

  it('may call the service, and read the error code', async () => {
    const preflight = await service.call('OPTIONS', '/user', undefined, page)
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    for (const header of ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-supabase-api-version']) {
      expect(preflight.headers.get('access-control-allow-headers')).toContain(header)
    }
    const { headers } = await service.call('GET', '/user', undefined, page)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  })
})

describe('a rate limit', () => {
  it('covers every route that writes, except signing out', () => {
    const without = routes.filter(({ method, limit }) => method !== 'GET' && limit === undefined)
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /logout'])
  })

  it.each<[LimitBucket, string, string]>([
    ['signup', 'POST', '/signup'],
    ['token', 'POST', '/token?grant_type=password'],
    ['otp', 'POST', '/otp'],
    ['reauthenticate', 'GET', '/reauthenticate'],
    ['recover', 'POST', '/recover'],
    ['resend', 'POST', '/resend'],
    ['verify', 'POST', '/verify'],
    ['update_user', 'PUT', '/user'],
    ['factors', 'POST', '/factors'],
    ['factors', 'DELETE', '/factors/00000000-0000-4000-8000-000000000000'],
    ['factor_challenge', 'POST', '/factors/00000000-0000-4000-8000-000000000000/challenge'],
    ['factor_verify', 'POST', '/factors/00000000-0000-4000-8000-000000000000/verify'],
    ['external', 'DELETE', '/user/identities/00000000-0000-4000-8000-000000000000'],
  ])('for %s applies per %s %s', async (bucket, method, path) => {
    exhausted.add(bucket)
    const answer = await service.call(method, path, method === 'GET' ? undefined : {})
    expect(refusal(answer)).toEqual({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    })
    expect(answer.headers.get('retry-after')).toBe('42')
    expect(taken).toEqual([{ bucket, key: '127.0.0.1' }])
  })

  it('on opening links redirects to a page with the reason instead of JSON', async () => {
    await signUp(service, maya)
    const { link } = lastCode(service, 'confirmation')
    const form = await formOf(link)
    exhausted.add('open_link').add('verify')
    for (const answer of [await openLink(link), await pressButton(form)]) {
      expect(answer.status).toBe(303)
      expect(fragment(answer.headers)).toEqual({
        page: 'http://localhost:3000',
        fields: {
          error: 'temporarily_unavailable',
          error_code: 'over_request_rate_limit',
          error_description: 'Request rate limit reached',
          sb: '',
        },
      })
    }
    exhausted.clear()
    expect(fragment((await pressButton(form)).headers).fields.type).toBe('signup')
  })

  it.each([
    ['GET', '/authorize?provider=club', 'external'],
    ['GET', '/callback?state=a', 'external'],
    ['POST', '/callback', 'external'],
    ['POST', '/sso/saml/acs', 'sso'],
  ] as const)(
    'of %s %s redirects to the site where browsers open the address directly',
    async (method, path, bucket) => {
      exhausted.add(bucket)
      const { status, headers } = await service.call(method, path)
      expect(status).toBe(302)
      expect(fragment(headers).fields.error_code).toBe('over_request_rate_limit')
    },
  )

  it('on opening links is never shared by the whole server', async () => {
    await signUp(service, maya)
    await followLink(lastCode(service, 'confirmation').link)
    await service.call('POST', '/verify', { type: 'recovery', token_hash: '0'.repeat(32) })
    expect(taken.filter(({ bucket, key }) => key === 'server' && bucket !== 'mail')).toEqual([])
  })

  it('on guesses applies per account, known or not, and stores no address', async () => {
    await join(service, maya)
    exhausted.add('password_account').add('verify_account')
    for (const { email, password } of [maya, jonas]) {
      expect((await signIn(service, { email, password })).status).toBe(429)
      expect((await service.call('POST', '/verify', { type: 'signup', email, token: '123456' })).status).toBe(429)
    }
    expect(JSON.stringify(taken)).not.toContain('example.com')
  })

  it('on mails to an address refuses a sign-up before anything is stored', async () => {
    exhausted.add('mail_recipient')
    expect(refusal(await signUp(service, maya))).toEqual({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'email rate limit exceeded',
    })
    expect(await service.db.selectFrom('auth.users').select('id').execute()).toEqual([])
  })

  it('does not reveal on recovery whether the account exists', async () => {
    await join(service, maya)
    for (const bucket of ['mail_client', 'mail_network', 'mail_recipient'] as const) {
      exhausted.clear()
      exhausted.add(bucket)
      const known = refusal(await service.call('POST', '/recover', { email: maya.email }))
      expect(known.status).toBe(429)
      expect(refusal(await service.call('POST', '/recover', { email: jonas.email }))).toEqual(known)
    }
  })

  it('has a default for each bucket', () => {
    expect(authLimits.token).toEqual({ points: 150, seconds: 300, burst: 30 })
    expect(authLimits.signup).toEqual({ points: 30, seconds: 300, burst: 30 })
  })
})

describe('public information', () => {
  it('includes the public keys, cached for ten minutes', async () => {
    const { status, headers, body } = await service.call('GET', '/.well-known/jwks.json')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    const text = expect.any(String)
    expect(body.keys).toEqual([
      { kty: 'EC', crv: 'P-256', x: text, y: text, kid: text, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    ])
  })

  it('includes the sign-in settings and the health check', async () => {
    expect((await service.call('GET', '/settings')).body).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    })
    expect((await service.call('GET', '/health')).body).toEqual({
      version: expect.any(String),
      name: expect.any(String),
      description: expect.any(String),
    })
  })

  it('excludes sessions, which are never cached', async () => {
    await join(service, maya)
    expect((await signIn(service, maya)).headers.get('cache-control')).toBe('no-store')
    await service.call('POST', '/recover', { email: maya.email })
    const { link } = lastCode(service, 'recovery')
    const { headers } = await followLink(link)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  })
})

describe('the signing key', () => {
  it('is the same for two processes that start at the same time, and survives a restart', async () => {
    await service.db.deleteFrom('auth.signing_keys').execute()
    const [one, two] = await Promise.all([startService({ db: service.db }), startService({ db: service.db })])
    const [first, second] = await Promise.all([one.auth.jwks(), two.auth.jwks()])
    expect(first.keys).toHaveLength(1)
    expect(second).toEqual(first)
    expect(await service.db.selectFrom('auth.signing_keys').select('kid').execute()).toHaveLength(1)
    const restarted = await startService({ db: service.db })
    expect(await restarted.auth.jwks()).toEqual(first)
    await Promise.all([one.stop(), two.stop(), restarted.stop()])
  })

  const newKey = async (kid: string) => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return { ...(await exportJWK(privateKey)), kid }
  }

  it("is the operator's first key; the others are published and still verify", async () => {
    const [coming, former] = [await newKey('coming'), await newKey('former')]
    const withKeys = (keys: object[]) => {
      const parsed = parseJwtKeys(JSON.stringify({ keys }))
      if (!parsed.ok) throw new Error(parsed.problem)
      return startService({ db: service.db, settings: { autoconfirm: true, jwtKeys: parsed.keys, issuer: 'squabble' } })
    }
    const before = await withKeys([former])
    const session = (await signUp(before, maya)).body
    const { d: _secret, ...formerPublic } = former
    const after = await withKeys([coming, formerPublic])
    const published = (await after.auth.jwks()).keys
    expect(published.map(({ kid }) => kid)).toEqual(['coming', 'former'])
    expect(JSON.stringify(published)).not.toContain('"d"')
    expect((await after.call('GET', '/user', undefined, bearer(session))).status).toBe(200)
    const { access_token } = (await signIn(after, maya)).body
    expect(JSON.parse(Buffer.from(access_token.split('.')[0], 'base64url').toString())).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: 'coming',
    })
    expect(Buffer.from(access_token.split('.')[2], 'base64url')).toHaveLength(64)
    await Promise.all([before.stop(), after.stop()])
  })

  it('is refused without being quoted when it is malformed', async () => {
    const { d: _secret, ...publicOnly } = await newKey('a')
    const wrong = [
      'nonsense',
      '{}',
      '{"keys":[]}',
      JSON.stringify({ keys: [publicOnly] }),
      '{"keys":[{"kty":"oct","k":"c2VjcmV0"}]}',
    ]
    for (const text of wrong) {
      const parsed = parseJwtKeys(text)
      expect(parsed.ok).toBe(false)
      expect(JSON.stringify(parsed)).not.toContain('c2VjcmV0')
    }
  })
})
