import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, factorCalls, type Session } from './factor-calls.ts'
import { bearer, claimsOf, jonas, maya, refusal, signIn, signUp } from './people.ts'
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

const { call, enrol, challenge, verify, unenrol, codeOf, show, addApp } = factorCalls(() => ({ service, session }))
const refresh = ({ refresh_token }: Session) =>
  service.call('POST', '/token?grant_type=refresh_token', { refresh_token })
const getUser = (as = session) => call('GET', '/user', undefined, as)

/** Maya adds an authenticator app; `session` becomes the one at aal2. */
async function protect(friendly_name = 'phone'): Promise<Enrolled> {
  const added = await addApp({ friendly_name })
  session = added.session
  return added.enrolled
}

describe('adding an authenticator app', () => {
  it('shows the secret once, as text, URI and QR code, and stores it sealed', async () => {
    const { status, body } = await enrol({ friendly_name: 'my phone' })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'totp',
      friendly_name: 'my phone',
      totp: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringContaining('otpauth://totp/localhost%3A3000:maya%40example.com?issuer=localhost%3A3000'),
        qr_code: expect.stringMatching(/^<svg .*<\/svg>$/),
      },
    })
    expect(JSON.stringify(await service.db.selectFrom('auth.factors').selectAll().execute())).not.toContain(
      body.totp.secret,
    )
    const { body: user } = await getUser()
    expect(user.factors).toEqual([
      {
        id: body.id,
        friendly_name: 'my phone',
        factor_type: 'totp',
        status: 'unverified',
        phone: '',
        created_at: service.now().toISOString(),
        updated_at: service.now().toISOString(),
        last_challenged_at: null,
      },
    ])
  })

  it('raises the session that enters the code, and marks the factor verified', async () => {
    const enrolled: Enrolled = (await enrol()).body
    service.forward(120)
    const opened = await challenge(enrolled.id)
    expect(opened.body).toEqual({
      id: expect.any(String),
      type: 'totp',
      expires_at: service.now().getTime() / 1000 + 300,
    })
    const { status, body } = await verify(enrolled.id, { challenge_id: opened.body.id, code: codeOf(enrolled) })
    expect(status).toBe(200)
    expect(body.user.factors).toMatchObject([{ id: enrolled.id, status: 'verified' }])
    const now = service.now().getTime() / 1000
    expect(claimsOf(body)).toMatchObject({
      session_id: claimsOf(session).session_id,
      aal: 'aal2',
      amr: [
        { method: 'totp', timestamp: now },
        { method: 'password', timestamp: now - 120 },
      ],
    })
    const renewed = (await refresh(body)).body
    expect(claimsOf(renewed)).toMatchObject({ aal: 'aal2', amr: claimsOf(body).amr })
    expect(JSON.stringify(body)).not.toContain(enrolled.totp.secret)
  })

  it('ends the sessions that have not passed the factor, and keeps those that have', async () => {
    const app = await protect()
    const other: Session = (await signIn(service, maya)).body
    const raised: Session = (await show(app.id, codeOf(app), other)).body
    service.forward(60)
    const waiting: Session = (await signIn(service, maya)).body
    session = (await show(app.id, codeOf(app))).body
    expect(refusal(await getUser(waiting)).code).toBe('session_not_found')
    expect((await getUser(raised)).status).toBe(200)
    const types = (await service.auth.listSecurityEvents(session.user.id, { limit: 10 })).map(({ type }) => type)
    expect(types.slice(0, 2).sort()).toEqual(['factor_passed', 'session_revoked'])
    expect(types).toContain('factor_added')
  })

  it('deletes other unverified factors, and abandoned ones', async () => {
    const first: Enrolled = (await enrol({ friendly_name: 'a' })).body
    await enrol({ friendly_name: 'b' })
    session = (await show(first.id, codeOf(first))).body
    expect((await getUser()).body.factors).toMatchObject([{ friendly_name: 'a' }])

    await enrol({ friendly_name: 'c' })
    service.forward(301)
    expect((await getUser()).body.factors).toHaveLength(1)
    expect((await enrol({ friendly_name: 'c' })).status).toBe(200)
    service.forward(301)
    await service.auth.removeExpired(service.now())
    expect(await service.db.selectFrom('auth.factors').select('friendly_name').execute()).toEqual([
      { friendly_name: 'a' },
    ])
    expect(await service.db.selectFrom('auth.factor_challenges').selectAll().execute()).toEqual([])
  })

  it('allows up to ten factors at aal2', async () => {
    await protect()
    for (const name of 'abcdefghi') expect((await enrol({ friendly_name: name })).status).toBe(200)
    expect(refusal(await enrol({ friendly_name: 'j' }))).toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    })
  })

  it('needs an existing factor’s code first', async () => {
    await protect()
    session = (await signIn(service, maya)).body
    expect(refusal(await enrol({ friendly_name: 'mine' }))).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  it('adds one factor for several simultaneous requests', async () => {
    const answers = await Promise.all([enrol(), enrol(), enrol()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('is refused where the settings disable it, while existing factors keep working', async () => {
    const app = await protect()
    const closed = await startService({
      db: service.db,
      settings: { totpFactors: false, externalUrl: service.url },
    })
    const answer = await closed.call('POST', '/factors', { factor_type: 'totp' }, bearer(session))
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' })
    await closed.stop()
    expect((await show(app.id, codeOf(app))).status).toBe(200)
  })

  it.each([
    ['no type', {}, 400, 'validation_failed'],
    ['an unsupported type', { factor_type: 'fax' }, 400, 'validation_failed'],
    ['a type that is a number', { factor_type: 1 }, 400, 'bad_json'],
    ['a name that is a list', { factor_type: 'totp', friendly_name: ['a'] }, 400, 'bad_json'],
    ['a name that is too long', { factor_type: 'totp', friendly_name: 'a'.repeat(256) }, 400, 'validation_failed'],
    ['a name with NUL', { factor_type: 'totp', friendly_name: 'a\u0000b' }, 400, 'validation_failed'],
    ['an issuer that is too long', { factor_type: 'totp', issuer: '🍋'.repeat(33) }, 400, 'validation_failed'],
    ['a phone while phones are off', { factor_type: 'phone', phone: '+15550100' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['no body', undefined, 400, 'bad_json'],
  ])('is refused with %s', async (_what, body, status, code) => {
    expect(refusal(await call('POST', '/factors', body))).toMatchObject({ status, code })
  })

  it('reads null as absent, and allows one unnamed factor', async () => {
    expect((await enrol({ friendly_name: null, issuer: null, phone: null })).status).toBe(200)
    expect(refusal(await enrol())).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    expect((await enrol({ friendly_name: 'second', issuer: 'Squash: at home' })).body.totp.uri).toContain('Squash')
  })

  it.each([
    ['POST', '/factors'],
    ['POST', '/factors/00000000-0000-4000-8000-000000000000/challenge'],
    ['POST', '/factors/00000000-0000-4000-8000-000000000000/verify'],
    ['DELETE', '/factors/00000000-0000-4000-8000-000000000000'],
  ])('requires a signed-in caller: %s %s', async (method, path) => {
    expect(refusal(await service.call(method, path, {}))).toMatchObject({ status: 401, code: 'no_authorization' })
  })
})

describe("another user's factor", () => {
  it('is not found, like a malformed id', async () => {
    const enrolled: Enrolled = (await enrol()).body
    const stranger: Session = (await signUp(service, jonas)).body
    const attempts = [challenge, (id: string, as: Session) => verify(id, { code: '123456' }, as), unenrol]
    for (const attempt of attempts) {
      expect(refusal(await attempt(enrolled.id, stranger))).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
      for (const id of ['1', 'null', '%00', `${enrolled.id}%20`]) {
        expect(refusal(await attempt(id, stranger))).toMatchObject({ status: 404, code: 'validation_failed' })
      }
    }
  })
})

describe('tokens from before the second factor', () => {
  it('never lead to aal2, and end the session when reused', async () => {
    const before = session
    await protect()
    expect(refusal(await refresh(before))).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect(refusal(await getUser()).code).toBe('session_not_found')
  })

  it('are refused where a second factor is required', async () => {
    const before = session
    expect(await service.auth.authenticate(before.access_token)).toMatchObject({ ok: true })
    await protect()
    expect(await service.auth.authenticate(before.access_token)).toMatchObject({ ok: false, code: 'mfa_required' })
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({ ok: true })
  })
})

describe('an account with a second factor', () => {
  const put = (body: object) => call('PUT', '/user', body)

  it('needs its code after the password, before any other call', async () => {
    const app = await protect()
    session = (await signIn(service, maya)).body
    expect(session.user.factors).toMatchObject([{ id: app.id, status: 'verified' }])
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({ status: 401, code: 'mfa_required' })
    session = (await show(app.id, codeOf(app))).body
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({ ok: true })
  })

  it('has it enforced within a second by a process that cached the session', async () => {
    const elsewhere = await startService({ db: service.db, settings: { externalUrl: service.url } })
    const before = session
    expect(await elsewhere.auth.authenticate(before.access_token)).toMatchObject({ ok: true })
    await protect()
    elsewhere.forward(1)
    expect(await elsewhere.auth.authenticate(before.access_token)).toMatchObject({ code: 'mfa_required' })
    await elsewhere.stop()
  })

  it.each([{ password: 'brighter days' }, { email: 'maya@lake.example' }, { phone: '+15550100' }])(
    'needs its code to change %j, but not to change a name',
    async (change) => {
      const app = await protect()
      session = (await signIn(service, maya)).body
      expect(refusal(await put(change))).toMatchObject({ status: 401, code: 'insufficient_aal' })
      expect((await put({ data: { first_name: 'May' } })).status).toBe(200)
      session = (await show(app.id, codeOf(app))).body
      expect(refusal(await put(change)).code).not.toBe('insufficient_aal')
    },
  )
})

describe('removing an authenticator app', () => {
  it('needs aal2, and the next refresh drops to aal1', async () => {
    const app = await protect()
    const low: Session = (await signIn(service, maya)).body
    expect(refusal(await unenrol(app.id, low))).toMatchObject({ status: 422, code: 'insufficient_aal' })
    const removed = await unenrol(app.id)
    expect([removed.status, removed.body]).toEqual([200, { id: app.id }])
    const renewed: Session = (await refresh(session)).body
    expect(claimsOf(renewed)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(renewed.user.factors).toBeUndefined()
    expect(await service.auth.authenticate(low.access_token)).toMatchObject({ ok: true })
    expect((await service.auth.listSecurityEvents(session.user.id, { limit: 1 })).map(({ type }) => type)).toEqual([
      'factor_removed',
    ])
  })

  it('voids the aal2 token while another factor is left', async () => {
    const first = await protect('first')
    const second: Enrolled = (await enrol({ friendly_name: 'second' })).body
    session = (await show(second.id, codeOf(second))).body
    await unenrol(first.id)
    expect(await service.auth.authenticate(session.access_token)).toMatchObject({ code: 'mfa_required' })
    expect(refusal(await unenrol(second.id))).toMatchObject({ status: 422, code: 'insufficient_aal' })
    service.forward(60)
    session = (await show(second.id, codeOf(second))).body
    expect((await unenrol(second.id)).status).toBe(200)
  })

  it('needs no code for an unverified factor, and works once', async () => {
    const enrolled: Enrolled = (await enrol()).body
    expect((await unenrol(enrolled.id)).status).toBe(200)
    expect(refusal(await unenrol(enrolled.id))).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })
})

describe('a sealed secret', () => {
  it('still opens after the operator adds keys to the one in the database', async () => {
    const first = await protect('first')
    const keyed = await startService({
      db: service.db,
      settings: {
        autoconfirm: true,
        externalUrl: service.url,
        factorKeys: ['a secret of at least thirty-two characters'],
      },
    })
    const own = service
    service = keyed
    service.forward((own.now().getTime() - keyed.now().getTime()) / 1000)
    expect((await show(first.id, codeOf(first))).status).toBe(200)
    const second: Enrolled = (await enrol({ friendly_name: 'second' })).body
    service.forward(60)
    expect((await show(second.id, codeOf(second))).status).toBe(200)
    expect(keyed.failures).toEqual([])
    service = own
    await keyed.stop()
  })
})
