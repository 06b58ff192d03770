import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PEOPLE, SERVICE_KEY, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ID = '00000000-0000-4000-8000-000000000000'
const MISSING = '10000000-0000-4000-8000-000000000000'

describe('an answer', () => {
  it('is the value itself, or null if there is none', async () => {
    const response = await server.call('get_note', { id: ID }, { as: 'maya' })
    expect(await response.json()).toEqual({ id: ID, text: 'Buy milk' })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await (await server.call('get_note', { id: MISSING }, { as: 'maya' })).text()).toBe('null')
  })

  it('is never cached when requested by POST', async () => {
    const response = await server.call('list_notes', {})
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a read by GET', () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    server.request(`/rest/v1/rpc/list_notes${query}`, { headers })

  it('parses numbers and booleans from the query', async () => {
    expect(await (await get('?p_limit=7&pinned=true')).json()).toEqual({ limit: 7, pinned: true, reader: null })
    expect(await (await get('')).json()).toEqual({ limit: 20, pinned: null, reader: null })
  })

  it.each(['?p_limit=seven', '?p_limit=51', '?p_limit=', '?p_limit=1&p_limit=2', '?pinned=perhaps', '?a=%00'])(
    'refuses %s',
    async (query) => {
      expect((await get(query)).status).toBe(400)
    },
  )

  it('carries a tag, and answers 304 without a body if the client already has it', async () => {
    const first = await get('?p_limit=7')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toContain('authorization')

    const again = await get('?p_limit=7', { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)

    expect((await get('?p_limit=8', { 'if-none-match': etag })).status).toBe(200)
  })

  it('is not stored by browsers when it is private, but still carries its tag', async () => {
    for (const path of ['/rest/v1/rpc/list_notes', '/rest/v1/rpc/get_note?id=00000000-0000-4000-8000-000000000001']) {
      const { headers } = await server.request(path, { as: 'maya' })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('etag')).not.toBeNull()
    }
  })

  it('gives an error no tag', async () => {
    const response = await get('?p_limit=0')
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('answers HEAD like GET, without the body', async () => {
    const response = await server.request('/rest/v1/rpc/list_notes', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBeNull()
  })
})

describe('access to calls', () => {
  it.each<[string, string, string | undefined, number, string | null]>([
    ['a visitor on a call for people', 'get_note', undefined, 401, 'session.required'],
    ['a revoked session', 'get_note', 'revoked', 401, 'session.dead'],
    ['a session without its second factor', 'get_note', 'aal1', 401, 'session.mfa_required'],
    ['Maya', 'get_note', 'maya', 200, null],
    ['Maya on a call for admins', 'list_everything', 'maya', 403, 'access.denied'],
    ['Jonas, who is an admin', 'list_everything', 'jonas', 200, null],
    ['a visitor on a call for admins', 'list_everything', undefined, 401, 'session.required'],
    ['the service key on a call for admins', 'list_everything', SERVICE_KEY, 401, 'session.dead'],
    ['the service key on its own call', 'award_note', SERVICE_KEY, 200, null],
    ['an admin on a call for the service key', 'award_note', 'jonas', 403, 'access.denied'],
    ['a wrong service key', 'award_note', `${SERVICE_KEY}!`, 401, 'session.dead'],
    ['a visitor on a call for the service key', 'award_note', undefined, 401, 'session.required'],
  ])('%s (%s)', async (_who, name, as, status, code) => {
    const response = await server.call(name, name === 'get_note' ? { id: ID } : {}, as === undefined ? {} : { as })
    expect(response.status).toBe(status)
    if (code) expect(await response.json()).toMatchObject({ code })
  })

  it('checks the session before the input, so that a stranger can’t find out what input a call accepts', async () => {
    expect((await server.call('get_note', {})).status).toBe(401)
  })

  it('recognises Maya on a public call, and treats an unknown bearer as a visitor', async () => {
    expect(await (await server.call('list_notes', {}, { as: 'maya' })).json()).toMatchObject({ reader: PEOPLE.maya })
    const asKey = await server.call('list_notes', {}, { as: 'sb_publishable_key', headers: { apikey: 'maya' } })
    expect(await asKey.json()).toMatchObject({ reader: null })
  })

  it.each(['maya', 'Basic maya', 'Bearer', 'Bearer maya jonas'])('treats "%s" as no session', async (authorization) => {
    const response = await server.call('get_note', { id: ID }, { headers: { authorization } })
    expect(await response.json()).toMatchObject({ code: 'session.required' })
  })

  it('accepts the scheme in any case', async () => {
    const response = await server.call('get_note', { id: ID }, { headers: { authorization: 'bearer maya' } })
    expect(response.status).toBe(200)
  })
})

describe('every answer', () => {
  it("carries an id: the client's own if it is a plain word, otherwise a new one", async () => {
    const own = await server.call('list_notes', {}, { headers: { 'x-request-id': 'kitchen-1' } })
    expect(own.headers.get('x-request-id')).toBe('kitchen-1')
    const forged = await server.call('list_notes', {}, { headers: { 'x-request-id': 'a b"c' } })
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is logged by call, never with a query, a body, a token or an address', async () => {
    const headers = { 'x-request-id': 'logged-1', 'x-forwarded-for': '203.0.113.9' }
    await server.request('/rest/v1/rpc/list_notes?p_limit=7&secret=dishes', { as: 'maya', headers })
    const line = server.logged().find((entry) => entry.request === 'logged-1')
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      request: 'logged-1',
      method: 'GET',
      route: '/rest/v1/rpc/:name',
      call: 'list_notes',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    })
    expect(JSON.stringify(server.logged())).not.toMatch(/dishes|203\.0\.113|127\.0\.0\.1|Bearer/)
  })

  it('forbids foreign code, frames and content sniffing', async () => {
    const { headers } = await server.request('/docs/api')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split(';').sort()).toEqual(
      [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "worker-src 'self'",
      ].sort(),
    )
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('sends HSTS when the site uses https', async () => {
    const secure = await startTestServer({ siteUrl: 'https://squash.example' })
    const { headers } = await secure.request('/healthz')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    await secure.stop()
  })
})

describe('the API description', () => {
  it('is OpenAPI 3.1 with every call, a GET for each read, and the possible refusals', async () => {
    const Paths = z.record(z.string(), z.record(z.string(), z.unknown()))
    const Document = z.object({ openapi: z.string().startsWith('3.1'), paths: Paths })
    const { paths } = Document.parse(await (await server.request('/openapi.json')).json())
    const refused = { properties: { code: { enum: ['conflict.not_found'] } } }
    expect(paths['/rest/v1/rpc/get_note']).toMatchObject({
      post: {
        security: [{ bearer: [] }],
        responses: { 404: { content: { 'application/json': { schema: refused } } } },
      },
      get: { parameters: [{ name: 'id', in: 'query', required: true }] },
    })
    expect(Object.keys(paths['/rest/v1/rpc/pin_note'] ?? {})).toEqual(['post'])
    expect(paths['/rest/v1/rpc/list_notes']).toMatchObject({ post: { security: [] } })
  })

  it('can be browsed on our own page', async () => {
    const page = await (await server.request('/docs/api')).text()
    for (const [, url = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(url).toMatch(/^\//)
      expect((await server.request(url)).status).toBe(200)
    }
    expect(page).not.toMatch(/<style|style=|<script>|onclick/)
  })
})
