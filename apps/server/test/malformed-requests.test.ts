import { connect } from 'node:net'
import { maya } from '@squash/testkit/cast'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let errorsBefore = 0
beforeAll(async () => {
  squash = await startSquash({ env: { LOG_LEVEL: 'error' } })
})
beforeEach(() => {
  errorsBefore = squash.logged.length
})
afterAll(() => squash.close())

const errorsLogged = () => squash.logged.slice(errorsBefore)

/** Every path that the server answers, and some that it doesn't. */
const PATHS = [
  '/',
  '/nothing',
  '/rulings',
  '/conflict/7d0c',
  '/assets/none.js',
  '/photos/none.webp',
  '/healthz',
  '/openapi.json',
  '/docs/api',
  '/dev/mail',
  '/dev/nothing',
  '/dev/checkout/none/pay',
  '/unsubscribe/your_turn/none',
  '/functions/v1/nothing',
  '/functions/v1/send-conflict-invite',
  '/functions/v1/upload-photo',
  '/rest/v1/nothing',
  '/rest/v1/rpc/no_such_call',
  '/rest/v1/rpc/create_conflict',
  '/realtime/v1/stream',
  '/auth/v1/nothing',
  '/auth/v1/signup',
  '/auth/v1/token?grant_type=password',
] as const

const BODIES: Record<string, { type?: string; body: string }> = {
  'broken JSON': { type: 'application/json', body: 'x' },
  'an empty JSON body': { type: 'application/json', body: '' },
  'JSON with __proto__': { type: 'application/json', body: '{"__proto__":{"a":1}}' },
  'JSON with NUL': { type: 'application/json', body: '{"email":"a\\u0000b","password":"a\\u0000b"}' },
  text: { type: 'text/plain', body: 'x' },
  'a form without its boundary': { type: 'multipart/form-data', body: 'x' },
  'a broken content type': { type: 'application/', body: 'x' },
  'no content type': { body: 'x' },
  'an unknown charset': { type: 'application/json; charset=nonsense', body: '{}' },
  'far too much': { type: 'application/json', body: `{"a":"${'x'.repeat(2 ** 16)}"}` },
}

describe('a malformed request', () => {
  it.each(['/', '/nothing', '/rulings', '/dev/mail', '/photos/none.webp', '/functions/v1/nothing'])(
    'is not found at %s, even with a broken body',
    async (path) => {
      const response = await fetch(squash.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: 'x',
      })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'request.unknown_call' })
    },
  )

  it.each(['POST', 'DELETE'])('never counts as a server error: %s', async (method) => {
    const faults: string[] = []
    for (const path of PATHS) {
      for (const [what, { type, body }] of Object.entries(BODIES)) {
        const headers: Record<string, string> = type ? { 'content-type': type } : {}
        const response = await fetch(squash.origin + path, { method, headers, body: Buffer.from(body) })
        await response.arrayBuffer()
        if (response.status >= 500) faults.push(`${path}, ${what}: ${response.status}`)
      }
    }
    expect(faults).toEqual([])
    expect(errorsLogged()).toEqual([])
  })
})

describe("a body that the authentication service can't parse", () => {
  it.each([
    ['more than a megabyte', 'application/json', 'x'.repeat(2 ** 20 + 2), 413, 'request_entity_too_large'],
    ['a broken content type', 'application/', '{}', 400, 'bad_json'],
  ])('is refused in the format that its clients expect: %s', async (_what, type, body, status, code) => {
    const headers = {
      'content-type': type,
      'x-supabase-api-version': '2024-01-01',
      origin: 'https://elsewhere.example',
    }
    const response = await fetch(`${squash.origin}/auth/v1/signup`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(response.headers.get('x-sb-error-code')).toBe(code)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code })
  })
})

describe('an upload that the client aborts', () => {
  const abortUpload = (path: string) =>
    new Promise<void>((resolve) => {
      const { hostname, port, host } = new URL(squash.origin)
      const socket = connect(Number(port), hostname)
      const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":`
      socket.write(head, () => setTimeout(() => socket.destroy(), 20))
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })

  it('is not logged as an error', async () => {
    for (const path of PATHS) await abortUpload(path)
    await squash.visitor.request('GET', '/healthz')
    expect(errorsLogged()).toEqual([])
  })
})

describe('a NUL byte', () => {
  const addresses = [
    ...PATHS.flatMap((path) => [`${path}%00`, `${path}${path.includes('?') ? '&' : '?'}a=b%00c`]),
    '/assets/a%00b.js',
    '/photos/a%00b.webp',
    '/debates/a%00b',
    '/dev/mail/a%00b',
    '/dev/mail/a%00b/html',
    '/dev/mail?before=a%00b',
    '/dev/checkout/a%00b',
    '/unsubscribe/a%00b/c',
    '/unsubscribe/your_turn/a%00b',
    '/rest/v1/rpc/a%00b',
    '/rest/v1/rpc/get_invite?token=a%00b',
    '/realtime/v1/stream?topics=a%00b',
    '/auth/v1/verify?token=a%00b&type=signup',
    '/auth/v1/verify?token=abc&type=a%00b',
    '/auth/v1/verify?token=abc&type=signup&redirect_to=a%00b',
    '/auth/v1/authorize?provider=a%00b',
    '/auth/v1/callback?state=a%00b&code=a%00b',
    '/auth/v1/factors/a%00b',
    '/auth/v1/user/identities/a%00b',
    '/auth/v1/logout?scope=a%00b',
  ]

  it('in a URL never causes a server error', async () => {
    const m = await squash.signUp(maya)
    const faults: string[] = []
    for (const path of addresses) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const { status } = await m.request(method, path, method === 'GET' ? undefined : {}, { accept: 'text/html' })
        if (status >= 500) faults.push(`${method} ${path}: ${status}`)
      }
    }
    expect(faults).toEqual([])
    expect(errorsLogged()).toEqual([])
  })

  it.each(['/dev/checkout/a%00b', '/photos/a%00b.webp', '/unsubscribe/your_turn/a%00b'])(
    'in a path is not found: %s',
    async (path) => {
      const answer = await squash.visitor.request('GET', path)
      expect(answer).toMatchObject({ status: 404, body: { code: 'request.unknown_call' } })
    },
  )
})
