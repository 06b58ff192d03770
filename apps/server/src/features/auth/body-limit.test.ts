import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash()
})
afterAll(() => squash.close())

const tooMuch = new Uint8Array(1024 * 1024 + 2).fill(0x20)
/** Sent in chunks, without a Content-Length. */
const inPieces = () => new Blob([tooMuch]).stream()

/** From a page of another origin, with the API version that current clients send. */
const post = (path: string, body: Uint8Array<ArrayBuffer> | ReadableStream, headers: Record<string, string> = {}) =>
  fetch(`${squash.origin}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://app.example', ...headers },
    body,
    duplex: 'half',
  })

describe('a body over the limit', () => {
  it.each([
    ['announced', () => tooMuch],
    ['sent in pieces', inPieces],
  ])('that is %s is refused in the format that clients read, including pages of other origins', async (_how, body) => {
    const answer = await post('signup', body(), { 'X-Supabase-Api-Version': '2024-01-01' })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ code: 'request_entity_too_large', message: 'Request body exceeds 1 MiB' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-supabase-api-version': '2024-01-01',
      'x-sb-error-code': 'request_entity_too_large',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('X-Supabase-Api-Version'),
      'cache-control': 'no-store',
    })
  })

  it('is refused in the older format for older clients', async () => {
    const answer = await post('signup', tooMuch)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      code: 413,
      error_code: 'request_entity_too_large',
      msg: 'Request body exceeds 1 MiB',
    })
  })
})
