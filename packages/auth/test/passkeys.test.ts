import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countingLimiter } from './counting-limiter.ts'
import { bearer, claimsOf, jonas, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'
import { type Deviations, softwareAuthenticator } from './software-authenticator.ts'

type Session = { access_token: string; refresh_token: string; user: { id: string; factors?: object[] } }
type Authenticator = ReturnType<typeof softwareAuthenticator>
type Passkey = { id: string; key: Authenticator }

const site = 'http://localhost:3000'
const limiter = countingLimiter(['factor_guesses'])

let service: Service
let session: Session

beforeAll(async () => {
  service = await startService({ settings: { autoconfirm: true, siteUrl: site }, limiter })
})
beforeEach(async () => {
  session = (await signUp(service, maya)).body
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  limiter.clear()
})
afterAll(() => service.stop())

const call = (method: string, path: string, body: unknown, as = session) => service.call(method, path, body, bearer(as))
const enrol = (friendly_name: string, as = session) =>
  call('POST', '/factors', { factor_type: 'webauthn', friendly_name }, as)
const challenge = (id: string, as = session) => call('POST', `/factors/${id}/challenge`, {}, as)
const verify = (id: string, challenge_id: string, webauthn: unknown, as = session) =>
  call('POST', `/factors/${id}/verify`, { challenge_id, webauthn }, as)
const optionsIn = ({ body }: Awaited<ReturnType<typeof challenge>>) => body.webauthn.credential_options.publicKey

/** Starts adding a passkey, and answers its challenge with a new authenticator. */
async function create(name: string, deviations: Partial<Deviations> = {}, key = softwareAuthenticator(site)) {
  const { id } = (await enrol(name)).body
  const opened = await challenge(id)
  const credential_response = key.create(optionsIn(opened), deviations)
  const answer = await verify(id, opened.body.id, { type: 'create', credential_response })
  return { id, key, answer }
}

/** Maya adds a passkey; `session` becomes the one at aal2. */
async function protect(name = 'Laptop', deviations: Partial<Deviations> = {}): Promise<Passkey> {
  const { id, key, answer } = await create(name, deviations)
  session = answer.body
  service.forward(1)
  return { id, key }
}

/** Signs a new challenge with a passkey. */
async function use({ id, key }: Passkey, as: Session, deviations: Partial<Deviations> = {}) {
  const opened = await challenge(id, as)
  const credential_response = key.get(optionsIn(opened), deviations)
  return await verify(id, opened.body.id, { type: 'request', credential_response }, as)
}
const newSession = async (): Promise<Session> => (await signIn(service, maya)).body

describe('adding a passkey', () => {
  it('raises the session and keeps only the public half of the key', async () => {
    const enrolled = await enrol('Laptop')
    expect(enrolled.body).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Laptop' })
    const opened = await challenge(enrolled.body.id)
    expect(opened.body).toMatchObject({
      type: 'webauthn',
      expires_at: service.now().getTime() / 1000 + 300,
      webauthn: {
        type: 'create',
        credential_options: {
          publicKey: {
            rp: { id: 'localhost' },
            user: {
              name: maya.email,
              id: Buffer.from(session.user.id.replaceAll('-', ''), 'hex').toString('base64url'),
            },
            attestation: 'none',
            excludeCredentials: [],
            authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
          },
        },
      },
    })
    const key = softwareAuthenticator(site)
    const credential_response = key.create(optionsIn(opened))
    const { status, body } = await verify(enrolled.body.id, opened.body.id, { type: 'create', credential_response })
    expect(status).toBe(200)
    expect(body.user.factors).toMatchObject([{ factor_type: 'webauthn', status: 'verified', friendly_name: 'Laptop' }])
    expect(claimsOf(body)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, { method: 'password' }] })
    expect(JSON.stringify(body.user)).not.toContain(key.id)
    const types = (await service.auth.listSecurityEvents(session.user.id, { limit: 10 })).map(({ type }) => type)
    expect(types).toContain('factor_added')
    expect(service.mails.at(-1)).toMatchObject({ kind: 'factor_added' })
  })

  it('is possible for several, beside an authenticator app, and each of them is enough', async () => {
    const laptop = await protect()
    const { id, totp } = (await call('POST', '/factors', { factor_type: 'totp', friendly_name: 'App' })).body
    const code = TOTP.generate({ secret: Secret.fromBase32(totp.secret), timestamp: service.now().getTime() })
    session = (await call('POST', `/factors/${id}/verify`, { challenge_id: (await challenge(id)).body.id, code })).body
    const phone = await protect('Phone')
    for (const passkey of [laptop, phone]) {
      const { status, body } = await use(passkey, await newSession())
      expect([status, claimsOf(body).aal]).toEqual([200, 'aal2'])
    }
    const third = (await enrol('Stick')).body
    expect(optionsIn(await challenge(third.id)).excludeCredentials).toEqual(
      [laptop, phone].map(({ key }) => ({ id: key.id, type: 'public-key', transports: ['internal'] })),
    )
  })

  it.each<[string, Partial<Deviations>]>([
    ['made on another site’s page', { origin: 'https://squash.evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['that answers another challenge', { challenge: 'AAAA' }],
    ['nobody touched', { isPresent: false }],
    [
      'with a certificate',
      { attestation: { fmt: 'packed', attStmt: new Map([['x5c', [Buffer.from('certificate')]]]) } },
    ],
    ['in a format with certificates', { attestation: { fmt: 'apple', attStmt: new Map() } }],
  ])('refuses one %s', async (_which, deviations) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { answer } = await create('Laptop', deviations)
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    // The test's own three requests, and none for a certificate.
    expect(fetched).toHaveBeenCalledTimes(3)
    fetched.mockRestore()
  })

  it('refuses a passkey that another account has', async () => {
    const { key } = await protect()
    session = (await signUp(service, jonas)).body
    const { answer } = await create('Mine now', {}, key)
    expect(refusal(answer).code).toBe('mfa_verification_failed')
  })

  it('is refused where the site has an IP address', async () => {
    const local = await startService({ settings: { autoconfirm: true, siteUrl: 'http://127.0.0.1:3000' } })
    const { body } = await signUp(local, maya)
    const answer = await local.call('POST', '/factors', { factor_type: 'webauthn' }, bearer(body))
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' })
    await local.stop()
  })

  it.each<[string, unknown]>([
    ['no answer', undefined],
    ['a code in its place', { type: 'create', credential_response: '123456' }],
    ['an empty answer', { type: 'create', credential_response: {} }],
  ])('says what is missing: %s', async (_what, webauthn) => {
    const { id } = (await enrol('Laptop')).body
    const answer = await verify(id, (await challenge(id)).body.id, webauthn)
    expect(refusal(answer)).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('an account with a passkey', () => {
  let laptop: Passkey
  beforeEach(async () => {
    laptop = await protect()
  })

  it('needs it after the password, and only from this site', async () => {
    const later = await newSession()
    expect(refusal(await call('PUT', '/user', { password: 'brighter days' }, later)).code).toBe('insufficient_aal')
    const opened = await challenge(laptop.id, later)
    expect(opened.body.webauthn).toMatchObject({
      type: 'request',
      credential_options: {
        publicKey: { rpId: 'localhost', userVerification: 'required', allowCredentials: [{ id: laptop.key.id }] },
      },
    })
    const deviating: Partial<Deviations>[] = [
      { origin: 'https://squash.evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { isPresent: false },
    ]
    for (const deviations of deviating)
      expect(refusal(await use(laptop, later, deviations)).code).toBe('mfa_verification_failed')
    expect((await use(laptop, later)).status).toBe(200)
  })

  it('refuses any other passkey, even one of the account’s own', async () => {
    const phone = await protect('Phone')
    const later = await newSession()
    for (const key of [phone.key, softwareAuthenticator(site)])
      expect(refusal(await use({ ...laptop, key }, later)).code).toBe('mfa_verification_failed')
  })

  it('accepts an answer once, and only for its challenge', async () => {
    const [one, other] = [await challenge(laptop.id), await challenge(laptop.id)]
    const shown = { type: 'request', credential_response: laptop.key.get(optionsIn(one)) }
    expect(refusal(await verify(laptop.id, other.body.id, shown)).code).toBe('mfa_verification_failed')
    const { status, body } = await verify(laptop.id, one.body.id, shown)
    expect(status).toBe(200)
    expect(refusal(await verify(laptop.id, one.body.id, shown, body)).code).toBe('mfa_ip_address_mismatch')
  })

  it('accepts an answer only in the session that asked', async () => {
    const [mine, theirs] = [await newSession(), await newSession()]
    const opened = await challenge(laptop.id, mine)
    const shown = { type: 'request', credential_response: laptop.key.get(optionsIn(opened)) }
    expect(refusal(await verify(laptop.id, opened.body.id, shown, theirs))).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
    })
    expect((await verify(laptop.id, opened.body.id, shown, mine)).status).toBe(200)
  })

  it('accepts an answer for five minutes', async () => {
    const opened = await challenge(laptop.id)
    const shown = { type: 'request', credential_response: laptop.key.get(optionsIn(opened)) }
    service.forward(300)
    expect(refusal(await verify(laptop.id, opened.body.id, shown)).code).toBe('mfa_challenge_expired')
  })

  it('refuses a copy, whose count of signatures has fallen behind', async () => {
    laptop.key.setCounter(7)
    expect((await use(laptop, await newSession())).status).toBe(200)
    laptop.key.setCounter(5)
    const later = await newSession()
    expect(refusal(await use(laptop, later)).code).toBe('mfa_verification_failed')
    laptop.key.setCounter(8)
    expect((await use(laptop, later)).status).toBe(200)
  })

  it('always needs a finger, a face or a PIN, if the passkey was added with one', async () => {
    const later = await newSession()
    expect(refusal(await use(laptop, later, { verifiesUser: false })).code).toBe('mfa_verification_failed')
    const stick = await protect('Stick', { verifiesUser: false })
    expect(optionsIn(await challenge(stick.id)).userVerification).toBe('preferred')
    expect((await use(stick, await newSession(), { verifiesUser: false })).status).toBe(200)
  })

  it('rejects every passkey after ten that failed, from any number of addresses', async () => {
    const later = await newSession()
    const attempt = async (number: number) => {
      const headers = { ...bearer(later), 'x-client-address': `203.0.113.${number}` }
      const opened = await service.call('POST', `/factors/${laptop.id}/challenge`, {}, headers)
      const credential_response = softwareAuthenticator(site).get(optionsIn(opened))
      const body = { challenge_id: opened.body.id, webauthn: { type: 'request', credential_response } }
      return (await service.call('POST', `/factors/${laptop.id}/verify`, body, headers)).status
    }
    for (let number = 0; number < 10; number++) expect(await attempt(number)).toBe(422)
    expect(await attempt(10)).toBe(429)
  })

  it('no longer needs a second factor once the passkey is removed at aal2', async () => {
    const later = await newSession()
    expect(refusal(await call('DELETE', `/factors/${laptop.id}`, undefined, later)).code).toBe('insufficient_aal')
    expect((await call('DELETE', `/factors/${laptop.id}`, undefined)).body).toEqual({ id: laptop.id })
    const { refresh_token } = session
    const renewed = await service.call('POST', '/token?grant_type=refresh_token', { refresh_token })
    expect(claimsOf(renewed.body).aal).toBe('aal1')
    expect(await service.db.selectFrom('auth.passkeys').selectAll().execute()).toEqual([])
  })
})
