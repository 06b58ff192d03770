import { READS } from '@squash/contract/reads'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ApiError, errorMessage, hasCode, isPassing } from './api-error.ts'
import { UNREACHABLE, UNREACHABLE_MESSAGE } from './outage.ts'
import { createRpcLink } from './rpc-link.ts'

type Sent = { url: string; key: string | null; bearer: string | null; body: unknown }

const refusal = (status: number, code: string, more = {}) =>
  Response.json({ code, message: `About ${code}`, details: null, hint: null, ...more }, { status })

/** A link whose server gives these answers in order; an Error means a network failure. */
function linkWith(
  answers: (Response | Error)[],
  session: { token: string | null; renewed?: string | null } = { token: 'maya-1' },
) {
  const link = createRpcLink({
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers)
      sent.push({
        url: String(url),
        key: headers.get('idempotency-key'),
        bearer: headers.get('authorization'),
        body: JSON.parse(String(init?.body)),
      })
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new Error('no more answers')
    },
    token: async () => session.token,
    renew: async (_, code) => {
      reasons.push(code)
      return session.renewed ?? null
    },
    wait: async (milliseconds) => {
      waited.push(milliseconds)
    },
  })
  return (name: string, input: unknown = {}, context = {}) => link.call(['conflicts', name], input, { context })
}

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it went through')),
    (error: ApiError) => error,
  )

let sent: Sent[] = []
let waited: number[] = []
let reasons: string[] = []
beforeEach(() => {
  sent = []
  waited = []
  reasons = []
})

describe('a call from the browser', () => {
  it('posts one object to the call named by the last part of its path, with the bearer', async () => {
    const call = linkWith([Response.json({ phase: 'vote_1' })])
    expect(await call('get_conflict', { p_conflict_id: '1' })).toEqual({ phase: 'vote_1' })
    expect(sent).toEqual([
      { url: '/rest/v1/rpc/get_conflict', key: null, bearer: 'Bearer maya-1', body: { p_conflict_id: '1' } },
    ])
  })

  it('sends no bearer for a visitor', async () => {
    await linkWith([Response.json({})], { token: null })('get_global_stats')
    expect(sent.map(({ bearer }) => bearer)).toEqual([null])
  })

  it('keeps the key of a write through attempts that got no answer, so that Maya votes once', async () => {
    const call = linkWith([new TypeError('Failed to fetch'), refusal(503, 'service.unavailable'), Response.json(null)])
    expect(await call('vote_satisfaction', { satisfied: true })).toBeNull()
    expect(sent).toHaveLength(3)
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(waited).toEqual([400, 1200])
  })

  it.each(READS)('sends the read %s once, without a key, however it fails', async (name) => {
    const call = linkWith([refusal(500, 'service.fault'), Response.json({})])
    expect((await failure(call(name))).status).toBe(500)
    expect(sent.map(({ key }) => key)).toEqual([null])
  })

  it('uses the key given for several calls of one action', async () => {
    await linkWith([Response.json({})])('create_conflict', {}, { idempotencyKey: 'one-action' })
    expect(sent[0]?.key).toBe('one-action')
  })

  it('uses a new key for each write', async () => {
    const call = linkWith([Response.json({}), Response.json({})])
    await call('delete_conflict')
    await call('delete_conflict')
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('never repeats a refused call', async () => {
    const error = await failure(linkWith([refusal(409, 'conflict.wrong_phase')])('vote_satisfaction'))
    expect(sent).toHaveLength(1)
    expect([error.code, error.status, error.message, error.defined]).toEqual([
      'conflict.wrong_phase',
      409,
      'About conflict.wrong_phase',
      true,
    ])
    expect(isPassing(error)).toBe(false)
  })

  it('carries the details of a refusal and the seconds to wait', async () => {
    const answer = refusal(429, 'request.rate_limited', { details: { kind: 'pause' }, hint: 'Later' })
    answer.headers.set('retry-after', '30')
    const error = await failure(linkWith([answer])('create_conflict'))
    expect(error.data).toEqual({ details: { kind: 'pause' }, hint: 'Later', retryAfter: 30 })
  })

  it('says that Squash cannot be reached when there is no answer', async () => {
    const error = await failure(linkWith([new TypeError('Failed to fetch')])('get_conflict'))
    expect(hasCode(error, UNREACHABLE)).toBe(true)
    expect(errorMessage(error)).toBe(UNREACHABLE_MESSAGE)
    expect(isPassing(error)).toBe(true)
  })

  it('has a message for an answer that our server did not write', async () => {
    const error = await failure(linkWith([new Response('<html>', { status: 502 })])('get_conflict'))
    expect([error.code, error.status, error.defined]).toEqual(['service.fault', 502, false])
    expect(errorMessage(error)).toBe('Something broke on our side. Please try again.')
  })
})

describe('an expired token', () => {
  it('is renewed once, and the call goes through with the same key', async () => {
    const call = linkWith([refusal(401, 'session.dead'), Response.json('done')], { token: 'maya-1', renewed: 'maya-2' })
    expect(await call('delete_conflict')).toBe('done')
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer maya-1', 'Bearer maya-2'])
    expect(sent[0]?.key).toBe(sent[1]?.key)
  })

  it('ends the call when the session is over', async () => {
    const error = await failure(
      linkWith([refusal(401, 'session.dead')], { token: 'maya-1', renewed: null })('get_conflict'),
    )
    expect(error.code).toBe('session.dead')
    expect(reasons).toEqual(['session.dead'])
    expect(sent).toHaveLength(1)
  })

  it('is not retried when a second factor is missing', async () => {
    const call = linkWith([refusal(401, 'session.mfa_required')], { token: 'maya-1', renewed: 'maya-2' })
    expect((await failure(call('get_conflict'))).code).toBe('session.mfa_required')
    expect(sent).toHaveLength(1)
  })
})
