import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    notes: {
      async breakDown(how) {
        if (how === 'down') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
        if (how === 'stopping') throw Object.assign(new Error('terminating connection'), { code: '57P01' })
        if (how === 'nonsense') return 'more than the contract allows'.repeat(9)
        throw new Error('Maya wrote: you never do the dishes')
      },
    },
  })
})
afterAll(() => server.stop())

const rpc = '/rest/v1/rpc'
const Refused = z.object({
  ...{ code: z.string(), message: z.string(), hint: z.null() },
  details: z.record(z.string(), z.unknown()).nullable(),
})

describe('an invalid request:', () => {
  it.each<[string, number, string, () => Promise<Response>]>([
    ['an unknown call', 404, 'request.unknown_call', () => server.call('get_rich', {}, { as: 'maya' })],
    ['an unknown address', 404, 'request.unknown_call', () => server.request('/rest/v2/anything')],
    ['an endless name', 404, 'request.unknown_call', () => server.call('a'.repeat(200), {}, { as: 'maya' })],
    ['broken JSON', 400, 'request.invalid', () => server.call('pin_note', '{"text":', { as: 'maya' })],
    ['a list where an object belongs', 400, 'request.invalid', () => server.call('pin_note', [], { as: 'maya' })],
    ['a number where text belongs', 400, 'request.invalid', () => server.call('pin_note', { text: 5 }, { as: 'maya' })],
    ['text where a number belongs', 400, 'request.invalid', () => server.call('list_notes', { p_limit: '5' })],
    ['NUL deep in the input', 400, 'request.invalid', () => server.call('list_notes', { a: [{ b: 'x\u0000' }] })],
    ['half a surrogate pair', 400, 'request.invalid', () => server.call('list_notes', '{"a":"\\ud83e"}')],
    [
      'a thousand levels',
      400,
      'request.invalid',
      () => server.call('list_notes', `{"a":${'['.repeat(9999)}${']'.repeat(9999)}}`),
    ],
    ['more than 64 KiB', 413, 'request.too_large', () => server.call('list_notes', { a: 'x'.repeat(65_536) })],
    [
      'a write by GET',
      405,
      'request.method_not_allowed',
      () => server.request(`${rpc}/pin_note?text=a`, { as: 'maya' }),
    ],
    [
      'another method',
      405,
      'request.method_not_allowed',
      () => server.request(`${rpc}/pin_note`, { method: 'DELETE' }),
    ],
    ['an odd Idempotency-Key', 400, 'request.invalid', () => pinWithKey('two words')],
    ['an endless Idempotency-Key', 400, 'request.invalid', () => pinWithKey('k'.repeat(256))],
    ['an Idempotency-Key without a body', 400, 'request.invalid', pinNothingWithKey],
  ])('%s gets %i %s', async (_what, status, code, send) => {
    const response = await send()
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const body = Refused.parse(await response.json())
    expect(body).toMatchObject({ code, hint: null })
    // The answer to a malformed request names the wrong fields; the others have no details.
    if (status === 400) expect(Object.keys(body.details ?? {})).toHaveLength(1)
    else expect(body.details).toBeNull()
  })

  const pinWithKey = (key: string) =>
    server.call('pin_note', { text: 'Milk' }, { as: 'maya', headers: { 'idempotency-key': key } })

  function pinNothingWithKey() {
    return server.request(`${rpc}/pin_note`, { method: 'POST', as: 'maya', headers: { 'idempotency-key': 'k1' } })
  }

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'content type %s gets 415',
    async (type) => {
      const response = await server.call('list_notes', '{}', { headers: { 'content-type': type } })
      expect(response.status).toBe(415)
      expect(await response.json()).toMatchObject({ code: 'request.unsupported_type' })
    },
  )

  it('bytes that are not UTF-8 get 400', async () => {
    const response = await fetch(`${server.origin}${rpc}/list_notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    })
    expect(response.status).toBe(400)
  })

  it('a URL that cannot be decoded gets 400, in the same shape', async () => {
    const text = await new Promise<string>((resolve) => {
      const { hostname, port } = new URL(server.origin)
      const socket = connect(Number(port), hostname, () =>
        socket.end('GET /rest/v1/rpc/%ff HTTP/1.1\r\nHost: squash\r\nConnection: close\r\n\r\n'),
      )
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('close', () => resolve(received))
    })
    expect(text).toContain('400 Bad Request')
    expect(text).toContain('"code":"request.invalid"')
  })
})

it('JSON may come with a charset, and an empty body counts as an empty object', async () => {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  expect((await server.call('list_notes', '{"p_limit":3}', { headers: type })).status).toBe(200)
  expect((await server.call('list_notes', '', {})).status).toBe(200)
})

describe('input that fails its call’s validation', () => {
  it('gets the first user-facing sentence as message, and a note for each wrong field', async () => {
    const response = await server.call('pin_note', { outcome: 'lost', text: '  ' }, { as: 'maya' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'request.invalid',
      message: 'Write something first',
      details: { text: 'Write something first', outcome: 'must be pinned or too_soon' },
      hint: null,
    })
  })

  it('gets a message free of the validator’s wording', async () => {
    const response = await server.call('get_note', { id: 'mine' }, { as: 'maya' })
    expect(await response.json()).toMatchObject({
      message: 'Something isn’t quite right. Check the marked fields.',
      details: { id: 'must be a UUID' },
    })
  })

  it('gets notes on text that cannot be stored as well as on what the call refuses', async () => {
    const wrong = { text: 'x\u0000', outcome: 'lost', unknown: [{ deep: '\ud83e' }] }
    const response = await server.call('pin_note', wrong, { as: 'maya' })
    expect(await response.json()).toMatchObject({
      code: 'request.invalid',
      details: {
        text: 'must not contain NUL characters',
        outcome: 'must be pinned or too_soon',
        'unknown.0.deep': 'must not contain broken characters',
      },
    })
  })

  it('ignores unknown keys', async () => {
    const response = await server.call('list_notes', { p_limit: 2, role: 'admin', __proto__: { p_limit: 9 } })
    expect(await response.json()).toMatchObject({ limit: 2 })
  })

  it('counts code points, not UTF-16 units', async () => {
    expect((await server.call('pin_note', { text: '🧽'.repeat(21) }, { as: 'maya' })).status).toBe(400)
    expect((await server.call('leave_note', { text: '🧽'.repeat(20) })).status).toBe(200)
  })
})

describe('a call’s refusal', () => {
  it("carries the refusal's status, sentence and code", async () => {
    const response = await server.call('get_note', { id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }, { as: 'maya' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      code: 'conflict.not_found',
      message: 'Conflict not found',
      details: null,
      hint: null,
    })
  })
})

describe('a failure on our side', () => {
  it.each(['down', 'stopping'])('asks the client to retry later when the database is %s', async (how) => {
    const response = await server.call('break_down', { how })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ code: 'service.unavailable', details: null })
  })

  it('never exposes internals, and is logged under the id that the answer names', async () => {
    const response = await server.call('break_down', { how: 'now' }, { headers: { 'x-request-id': 'fault-1' } })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      code: 'service.fault',
      message: 'Something broke on our side. Please try again.',
      details: null,
      hint: null,
    })
    const fault = server.logged().find((line) => line.level === 'error' && line.request === 'fault-1')
    expect(fault).toMatchObject({ call: 'break_down', err: { type: 'Error', stack: expect.stringContaining('at ') } })
  })

  it('includes an answer that violates the contract', async () => {
    expect((await server.call('break_down', { how: 'nonsense' })).status).toBe(500)
  })
})
