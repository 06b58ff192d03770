import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, factorCalls, type Session } from './factor-calls.ts'
import { bearer, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let session: Session

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

const { call, enrol, challenge, verify, codeOf, show, addApp } = factorCalls(() => ({ service, session }))

/** Maya adds an authenticator app; `session` becomes the one at aal2. */
async function protect(friendly_name = 'phone'): Promise<Enrolled> {
  const added = await addApp({ friendly_name })
  session = added.session
  return added.enrolled
}

describe('answering a factor challenge', () => {
  it.each([-1, 0, 1])('accepts a code from %i steps away', async (steps) => {
    const enrolled: Enrolled = (await enrol()).body
    expect((await show(enrolled.id, codeOf(enrolled, steps))).status).toBe(200)
  })

  it.each([-2, 2])('refuses a code from %i steps away', async (steps) => {
    const enrolled: Enrolled = (await enrol()).body
    expect(refusal(await show(enrolled.id, codeOf(enrolled, steps)))).toEqual({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
  })

  it('accepts a code in groups, as apps display it', async () => {
    const enrolled: Enrolled = (await enrol()).body
    expect((await show(enrolled.id, codeOf(enrolled).replace(/^.../, '$& '))).status).toBe(200)
  })

  it('refuses a code that was used, or an earlier one, in any challenge or session', async () => {
    const app = await protect()
    const code = codeOf(app)
    expect((await show(app.id, code)).status).toBe(200)
    const thief: Session = (await signIn(service, maya)).body
    for (const seen of [code, codeOf(app, -1)]) {
      expect(refusal(await show(app.id, seen, thief)).code).toBe('mfa_verification_failed')
    }
    expect((await show(app.id, codeOf(app, 1), thief)).status).toBe(200)
  })

  it('accepts a code for only one of two simultaneous sessions', async () => {
    const app = await protect()
    const other: Session = (await signIn(service, maya)).body
    const raised: Session = (await show(app.id, codeOf(app), other)).body
    service.forward(60)
    const answers = await Promise.all([show(app.id, codeOf(app)), show(app.id, codeOf(app), raised)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('allows another attempt after a wrong code, until the challenge is five minutes old', async () => {
    const enrolled: Enrolled = (await enrol()).body
    const opened = (await challenge(enrolled.id)).body
    const answer = (code: string) => verify(enrolled.id, { challenge_id: opened.id, code })
    expect(refusal(await answer('000000')).code).toBe('mfa_verification_failed')
    service.forward(300)
    expect(refusal(await answer(codeOf(enrolled)))).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  })

  it('verifies a challenge once', async () => {
    const enrolled: Enrolled = (await enrol()).body
    const opened = (await challenge(enrolled.id)).body
    const answer = (code: string) => verify(enrolled.id, { challenge_id: opened.id, code })
    session = (await answer(codeOf(enrolled))).body
    expect(refusal(await answer(codeOf(enrolled, 1)))).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
  })

  it('verifies a challenge only from the address that requested it', async () => {
    const enrolled: Enrolled = (await enrol()).body
    const opened = (await challenge(enrolled.id)).body
    const request = new Request(`${service.url}/factors/${enrolled.id}/verify`, {
      method: 'POST',
      headers: bearer(session),
      body: JSON.stringify({ challenge_id: opened.id, code: codeOf(enrolled) }),
    })
    const response = await service.auth.handle(request, { address: '203.0.113.7' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error_code: 'mfa_ip_address_mismatch' })
  })

  it.each([
    ['no code', { challenge_id: 'own' }, 400, 'validation_failed'],
    ['an empty code', { challenge_id: 'own', code: '' }, 400, 'validation_failed'],
    ['a blank code', { challenge_id: 'own', code: '  ' }, 400, 'validation_failed'],
    ['a code that is null', { challenge_id: 'own', code: null }, 400, 'validation_failed'],
    ['a code that is a number', { challenge_id: 'own', code: 123456 }, 400, 'bad_json'],
    ['letters', { challenge_id: 'own', code: 'abcdef' }, 422, 'mfa_verification_failed'],
    ['wide digits', { challenge_id: 'own', code: '１２３４５６' }, 422, 'mfa_verification_failed'],
    ['a huge code', { challenge_id: 'own', code: '1'.repeat(100_000) }, 422, 'mfa_verification_failed'],
    ['a code with NUL', { challenge_id: 'own', code: '12\u00003456' }, 400, 'validation_failed'],
    ['no challenge', { code: '123456' }, 422, 'mfa_factor_not_found'],
    [
      'a challenge id that is not a UUID',
      { challenge_id: "'; drop table", code: '123456' },
      422,
      'mfa_factor_not_found',
    ],
    ['an unknown challenge', { challenge_id: crypto.randomUUID(), code: '123456' }, 422, 'mfa_factor_not_found'],
    ["another factor's challenge", { challenge_id: 'other', code: '123456' }, 422, 'mfa_factor_not_found'],
    ['a list', [], 400, 'bad_json'],
    ['no body', undefined, 400, 'bad_json'],
  ])('is refused with %s', async (_what, body, status, code) => {
    const enrolled: Enrolled = (await enrol()).body
    const other: Enrolled = (await enrol({ friendly_name: 'other' })).body
    const named: Record<string, string> = {
      own: (await challenge(enrolled.id)).body.id,
      other: (await challenge(other.id)).body.id,
    }
    const filled =
      body && 'challenge_id' in body ? { ...body, challenge_id: named[body.challenge_id] ?? body.challenge_id } : body
    expect(refusal(await verify(enrolled.id, filled))).toMatchObject({ status, code })
  })

  it('fails when the session has ended', async () => {
    const enrolled: Enrolled = (await enrol()).body
    const opened = (await challenge(enrolled.id)).body
    await call('POST', '/logout', undefined)
    const late = await verify(enrolled.id, { challenge_id: opened.id, code: codeOf(enrolled) })
    expect(refusal(late)).toMatchObject({ status: 403, code: 'session_not_found' })
  })
})
