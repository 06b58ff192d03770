import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuthLimiter, LimitBucket } from '../src/index.ts'
import { bearer, claimsOf, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

type Session = { access_token: string; refresh_token: string; user: { id: string } }

let service: Service
let session: Session
const exhausted = new Set<LimitBucket>()
const limiter: AuthLimiter = {
  consume: async (bucket) => (exhausted.has(bucket) ? { ok: false, retryAfter: 41 } : { ok: true }),
}

beforeAll(async () => {
  service = await startService({ settings: { autoconfirm: true, phoneFactors: true }, limiter })
})
beforeEach(async () => {
  session = (await signUp(service, maya)).body
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  exhausted.clear()
  await service.reset()
})
afterAll(() => service.stop())

const number = '+49 1512 3456789'
const call = (method: string, path: string, body: unknown, as = session) => service.call(method, path, body, bearer(as))
const enrol = (phone: unknown = number, more: object = {}) =>
  call('POST', '/factors', { factor_type: 'phone', phone, ...more })
const challenge = (id: string, as = session) => call('POST', `/factors/${id}/challenge`, { channel: 'sms' }, as)
const verify = (id: string, challenge_id: string, code: string, as = session) =>
  call('POST', `/factors/${id}/verify`, { challenge_id, code }, as)
const lastCode = () => service.texts.at(-1)?.code ?? ''

async function protect(): Promise<string> {
  const { id } = (await enrol()).body
  const opened = await challenge(id)
  session = (await verify(id, opened.body.id, lastCode())).body
  service.forward(60)
  return id
}

describe('a phone as a second factor', () => {
  it('is added by the code that is texted to it, and raises the session', async () => {
    const enrolled = await enrol(number, { friendly_name: 'mine' })
    expect(enrolled.body).toEqual({
      id: expect.any(String),
      type: 'phone',
      friendly_name: 'mine',
      phone: '4915123456789',
    })
    expect(service.texts).toEqual([])
    const opened = await challenge(enrolled.body.id)
    expect(opened.body).toMatchObject({ type: 'phone', expires_at: service.now().getTime() / 1000 + 300 })
    expect(service.texts).toMatchObject([
      { kind: 'factor', to: '+4915123456789', code: expect.stringMatching(/^\d{6}$/) },
    ])
    const stored = await service.db.selectFrom('auth.factor_challenges').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(lastCode())
    const { status, body } = await verify(enrolled.body.id, opened.body.id, lastCode())
    expect(status).toBe(200)
    expect(claimsOf(body)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'password' }] })
    expect(body.user.factors).toMatchObject([{ factor_type: 'phone', phone: '4915123456789', status: 'verified' }])
  })

  it('needs a texted code after the password, which works once and only for its challenge', async () => {
    const id = await protect()
    const former = lastCode()
    session = (await signIn(service, maya)).body
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({ code: 'mfa_required' })
    const opened = await challenge(id)
    if (former !== lastCode()) {
      expect(refusal(await verify(id, opened.body.id, former))).toEqual({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid MFA Phone code entered',
      })
    }
    expect((await verify(id, opened.body.id, lastCode())).status).toBe(200)
    expect(refusal(await verify(id, opened.body.id, lastCode())).code).toBe('mfa_ip_address_mismatch')
  })

  it('gets one text a minute, even for simultaneous requests', async () => {
    const { id } = (await enrol()).body
    const answers = await Promise.all([challenge(id), challenge(id), challenge(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    service.forward(18)
    const early = await challenge(id)
    expect(refusal(early)).toEqual({
      status: 429,
      code: 'over_sms_send_rate_limit',
      message: 'For security purposes, you can only request this after 42 seconds.',
    })
    expect(early.headers.get('retry-after')).toBe('42')
    service.forward(42)
    expect((await challenge(id)).status).toBe(200)
    expect(service.texts).toHaveLength(2)
  })

  it('shares the limits for texts with all other numbers', async () => {
    const { id } = (await enrol()).body
    exhausted.add('sms_recipient')
    expect(refusal(await challenge(id))).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    expect(service.texts).toEqual([])
  })

  it('accepts no code after ten wrong guesses, from any number of addresses', async () => {
    const { id } = (await enrol()).body
    const opened = await challenge(id)
    exhausted.add('factor_guesses')
    const answer = await verify(id, opened.body.id, lastCode())
    expect(refusal(answer)).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })

  it('replaces an attempt with the same number, and is refused next to a verified one', async () => {
    const first = (await enrol()).body
    const second = await enrol('+4915123456789')
    expect(second.status).toBe(200)
    expect(refusal(await challenge(first.id))).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    const opened = await challenge(second.body.id)
    session = (await verify(second.body.id, opened.body.id, lastCode())).body
    expect(refusal(await enrol(number, { friendly_name: 'again' }))).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    })
  })

  it('loses its method in all sessions when removed', async () => {
    const id = await protect()
    expect((await call('DELETE', `/factors/${id}`, undefined)).body).toEqual({ id })
    const { refresh_token } = session
    const renewed = await service.call('POST', '/token?grant_type=refresh_token', { refresh_token })
    expect(claimsOf(renewed.body)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })

  it.each([
    ['no number', null, 400, 'validation_failed'],
    ['an empty number', '', 400, 'validation_failed'],
    ['words', 'call me', 400, 'validation_failed'],
    ['a number with an unknown country code', '+9991234567', 400, 'validation_failed'],
    ['a number that is too long', `+49${'1'.repeat(1000)}`, 400, 'validation_failed'],
    ['a number with NUL', '+49\u00001512', 400, 'validation_failed'],
    ['a number of the wrong type', 4915123456789, 400, 'bad_json'],
  ])('is refused with %s', async (_what, phone, status, code) => {
    expect(refusal(await enrol(phone))).toMatchObject({ status, code })
  })
})
