import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, join, maya } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let session: { access_token: string }
beforeAll(async () => {
  service = await startService({ settings: { phoneProvider: true, requireCurrentPassword: true } })
  session = await join(service, maya)
})
afterAll(() => service.stop())

const phone = '+491701234567'
const verifier = 'a'.repeat(50)
const pkce = { code_challenge: verifier, code_challenge_method: 'plain' }
/** Every field that each endpoint accepts. */
const bodies: [string, string, Record<string, unknown>][] = [
  ['POST', '/signup', { email: 'x@example.com', phone, password: 'long enough', data: {}, channel: 'sms', ...pkce }],
  ['POST', '/token?grant_type=password', { email: 'x@example.com', phone, password: 'long enough' }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
  ['POST', '/token?grant_type=pkce', { auth_code: 'abc', code_verifier: verifier }],
  ['POST', '/otp', { email: 'x@example.com', phone, create_user: true, data: {}, channel: 'sms', ...pkce }],
  ['POST', '/verify', { type: 'email', token: '123456', token_hash: 'a'.repeat(56), email: 'x@example.com', phone }],
  ['POST', '/resend', { type: 'signup', email: 'x@example.com', phone, ...pkce }],
  ['POST', '/recover', { email: 'x@example.com', ...pkce }],
  [
    'PUT',
    '/user',
    {
      email: 'x@example.com',
      phone,
      password: 'long enough',
      current_password: maya.password,
      nonce: '123456',
      data: {},
      channel: 'sms',
      ...pkce,
    },
  ],
]
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)
const values: [string, unknown][] = [
  ['null', null],
  ['an empty text', ''],
  ['true', true],
  ['a number', 1e308],
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['a deep list', nested(1000)],
  ['NUL', 'a\u0000b'],
  ['half a surrogate pair', '\ud800'],
  ['spaces', '   '],
  ['SQL', "' or 1=1; --"],
  ['a percent sign', '%'],
  ['a line break', 'a\r\nb'],
  ['a very long text', 'x'.repeat(200_000)],
  ['other scripts', '\u202e\u0661\u0662\uff11\u{1f98a}'],
  ['a name that every object has', '__proto__'],
]

const send = (method: string, path: string, body: unknown) => service.call(method, path, body, bearer(session))
const isFine = ({ status }: { status: number }) => status === 200 || (status >= 400 && status < 500)

describe.each(bodies)('%s %s', (method, path, whole) => {
  it.each(Object.keys(whole).flatMap((field) => values.map(([what, value]) => [field, what, value] as const)))(
    'answers without a server error when %s is %s',
    async (field, _what, value) => {
      // Sent three times: with all other fields; without `phone` and `token_hash`, so that an endpoint goes on to read
      // this field; and alone.
      const alone = Object.fromEntries(
        Object.entries(whole).filter(([name]) => name !== 'phone' && name !== 'token_hash'),
      )
      for (const body of [{ ...whole, [field]: value }, { ...alone, [field]: value }, { [field]: value }]) {
        const answer = await send(method, path, body)
        expect(answer).toSatisfy(isFine)
      }
      expect(service.failures).toEqual([])
    },
  )

  it.each(['', '{', '[]', '"a"', 'null', '1', '{"a":1}{', '\u0000', '{"__proto__":{"a":1}}'])(
    'answers a body of %j without an internal error',
    async (body) => {
      expect(await send(method, path, body)).toSatisfy(isFine)
      expect(service.failures).toEqual([])
    },
  )

  it('answers a body that is too large with 413', async () => {
    expect((await send(method, path, `{"a":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
  })
})

const queries = ['', '=', '?', '&&&', '%', '%00', '%ff', "'", '\ud800', 'a'.repeat(10_000), '%2e%2e%2f', '__proto__']

describe('a query', () => {
  it.each(queries)('with the value %j causes no server error', async (text) => {
    for (const path of ['/verify?token=', '/verify?token=a&type=', '/verify?token=a&type=signup&redirect_to=']) {
      expect((await service.call('GET', `${path}${encodeURI(text.toWellFormed())}`)).status).toBe(303)
    }
    for (const path of ['/token?grant_type=', '/recover?redirect_to=']) {
      expect(await send('POST', `${path}${encodeURI(text.toWellFormed())}`, { email: maya.email })).toSatisfy(isFine)
    }
    expect(service.failures).toEqual([])
  })
})
