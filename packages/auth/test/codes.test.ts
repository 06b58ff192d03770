import { createHash } from 'node:crypto'
import { followLink, formOf, openLink, pressButton } from '@squash/testkit/mailed-link'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, fragment, join, jonas, lastCode, maya, refusal, signIn, signUp } from './people.ts'
import { type Service, start, startService } from './service.ts'

let service: Service

beforeAll(async () => {
  service = await startService({ settings: { redirectAllow: ['https://app.example/**'] } })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const verify = (body: object) => service.call('POST', '/verify', body)
const recover = (email: unknown) => service.call('POST', '/recover', { email })
const resend = (body: object) => service.call('POST', '/resend', body)
const expired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }
const linkExpired = { ...expired, message: 'Email link is invalid or has expired' }

describe('a mailed code', () => {
  it.each(['signup', 'email', 'invite'])('lets Maya in as %s, confirms her address and works once', async (type) => {
    await signUp(service, maya)
    service.forward(30)
    const shown = { type, email: 'MAYA@example.com', token: lastCode(service, 'confirmation').code }
    const { status, body } = await verify(shown)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email_confirmed_at: service.now().toISOString(),
      confirmed_at: service.now().toISOString(),
      user_metadata: { ...maya.data, email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    })
    expect(decodeJwt(body.access_token).amr).toEqual([{ method: 'otp', timestamp: service.now().getTime() / 1000 }])
    expect(refusal(await verify(shown))).toEqual(expired)
  })

  it('and the link in the same mail are independent: the token is 128 random bits', async () => {
    const tokens = new Set<string>()
    for (const person of [maya, jonas]) {
      await signUp(service, person)
      const { code, hash } = lastCode(service, 'confirmation')
      expect(hash).toMatch(/^[0-9a-f]{32}$/)
      for (const algorithm of ['sha224', 'sha256', 'md5']) {
        for (const text of [`${person.email}${code}`, code]) {
          expect(createHash(algorithm).update(text).digest('hex').slice(0, 32)).not.toBe(hash)
        }
      }
      tokens.add(hash)
    }
    expect(tokens.size).toBe(2)
    const kept = JSON.stringify(await service.db.selectFrom('auth.one_time_tokens').selectAll().execute())
    for (const token of tokens) expect(kept).not.toContain(token)
  })

  it('voids the link when the code is used, and the code when the link is used', async () => {
    await signUp(service, maya)
    const { code, hash } = lastCode(service, 'confirmation')
    expect((await verify({ type: 'signup', token_hash: hash })).status).toBe(200)
    expect(refusal(await verify({ type: 'signup', token_hash: hash }))).toEqual(linkExpired)
    expect(refusal(await verify({ type: 'signup', email: maya.email, token: code }))).toEqual(expired)

    await recover(maya.email)
    const next = lastCode(service, 'recovery')
    expect((await verify({ type: 'recovery', email: maya.email, token: next.code })).status).toBe(200)
    expect(refusal(await verify({ type: 'recovery', token_hash: next.hash }))).toEqual(linkExpired)
  })

  it('is not accepted as a link’s token, nor a link’s token as a code', async () => {
    await signUp(service, maya)
    const { code, hash } = lastCode(service, 'confirmation')
    const ofCode = createHash('sha224').update(`${maya.email}${code}`).digest('hex')
    for (const token_hash of [ofCode, code]) {
      expect(refusal(await verify({ type: 'signup', token_hash }))).toEqual(linkExpired)
    }
    expect(refusal(await verify({ type: 'signup', email: maya.email, token: hash }))).toEqual(expired)
  })

  it('expires after a day', async () => {
    await signUp(service, maya)
    service.forward(86_400)
    const { code } = lastCode(service, 'confirmation')
    expect(refusal(await verify({ type: 'signup', email: maya.email, token: code }))).toEqual(expired)
  })

  it('signs in only one of two requests that use a code at the same time', async () => {
    await signUp(service, maya)
    const shown = { type: 'signup', email: maya.email, token: lastCode(service, 'confirmation').code }
    const answers = await Promise.all([verify(shown), verify(shown), verify(shown)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  it('is accepted only for the purpose that it was sent for', async () => {
    await join(service, maya)
    await recover(maya.email)
    const { code } = lastCode(service, 'recovery')
    expect(refusal(await verify({ type: 'signup', email: maya.email, token: code }))).toEqual(expired)
    expect(refusal(await verify({ type: 'email_change', email: maya.email, token: code }))).toEqual(expired)
    expect((await verify({ type: 'magiclink', email: maya.email, token: code })).status).toBe(200)
  })

  it.each([
    ['a wrong code', { type: 'signup', email: maya.email, token: '1234567' }, 403, 'otp_expired'],
    ['an unknown account', { type: 'signup', email: jonas.email, token: '123456' }, 403, 'otp_expired'],
    ['a phone number', { type: 'sms', phone: '+15550100', token: '123456' }, 403, 'otp_expired'],
    ['a malformed hash', { type: 'signup', token_hash: "' or 1=1" }, 403, 'otp_expired'],
    ['no type', { email: maya.email, token: '123456' }, 400, 'validation_failed'],
    ['an unknown type', { type: 'toString', email: maya.email, token: '123456' }, 400, 'validation_failed'],
    ['neither code nor hash', { type: 'signup', email: maya.email }, 400, 'validation_failed'],
    ['both code and hash', { type: 'signup', token: '1', token_hash: 'a' }, 400, 'validation_failed'],
    ['a code without an address', { type: 'signup', token: '123456' }, 400, 'validation_failed'],
    ['a hash with an address', { type: 'signup', token_hash: 'a', email: maya.email }, 400, 'validation_failed'],
    ['a malformed address', { type: 'signup', token: '123456', email: 'maya' }, 400, 'validation_failed'],
    ['a code that is a number', { type: 'signup', token: 123456, email: maya.email }, 400, 'bad_json'],
  ])('is refused for %s', async (_what, body, status, code) => {
    await signUp(service, maya)
    const answer = await verify(body)
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
  })
})

describe('a mailed link', () => {
  it('redirects to the requested page with a session in the fragment', async () => {
    await service.call('POST', '/signup?redirect_to=https%3A%2F%2Fapp.example%2Fwelcome%3Fstep%3D1%23top', maya)
    const answer = await followLink(lastCode(service, 'confirmation').link)
    expect(answer.status).toBe(303)
    const { page, fields } = fragment(answer.headers)
    expect(page).toBe('https://app.example/welcome?step=1')
    expect(fields).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: '3600',
      expires_at: String(start.getTime() / 1000 + 3600),
      token_type: 'bearer',
      type: 'signup',
      sb: '',
    })
    expect(
      (await service.call('GET', '/user', undefined, bearer({ access_token: fields.access_token ?? '' }))).status,
    ).toBe(200)
  })

  it('reports in the fragment that a link was already used', async () => {
    await signUp(service, maya)
    const { link } = lastCode(service, 'confirmation')
    const form = await formOf(link)
    await pressButton(form)
    for (const answer of [await openLink(link), await pressButton(form)]) {
      expect(answer.status).toBe(303)
      expect(fragment(answer.headers)).toEqual({
        page: 'http://localhost:3000',
        fields: {
          error: 'access_denied',
          error_code: 'otp_expired',
          error_description: 'Email link is invalid or has expired',
          sb: '',
        },
      })
    }
  })

  it.each(['?type=signup', '?token=abc', '?token=%00&type=signup', '?token=abc&type=nonsense', ''])(
    'redirects to the site with an error for the query %j',
    async (query) => {
      const answer = await openLink(`${service.url}/verify${query}`)
      expect(answer.status).toBe(303)
      expect(fragment(answer.headers).fields.error).toMatch(/^(invalid_request|access_denied)$/)
    },
  )

  it('survives a mail scanner that opens it', async () => {
    await signUp(service, maya)
    const { link } = lastCode(service, 'confirmation')
    for (let time = 0; time < 3; time++) {
      const { status, headers, form } = await openLink(link)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(form?.fields).toEqual({ token: lastCode(service, 'confirmation').hash, type: 'signup' })
    }
    expect(await service.db.selectFrom('auth.sessions').select('id').execute()).toEqual([])
    expect(fragment((await followLink(link)).headers).fields.type).toBe('signup')
  })

  it('shows a page without scripts or framing, whose form may redirect to the requested page', async () => {
    await service.call('POST', '/signup?redirect_to=https%3A%2F%2Fapp.example%2Fwelcome', maya)
    const { headers } = await openLink(lastCode(service, 'confirmation').link)
    const policy = (headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self' https://app.example",
      ]),
    )
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  })

  it('escapes everything on its page', async () => {
    await signUp(service, maya)
    const { link } = lastCode(service, 'confirmation')
    const odd = 'http://localhost:3000/?a="><script>alert(1)</script>&b=%22%3E'
    const page = await (
      await fetch(`${link.replace(/redirect_to=.*/, '')}redirect_to=${encodeURIComponent(odd)}`)
    ).text()
    expect(page).toContain('<form')
    expect(page).not.toContain('<script')
    expect(page.match(/"/g)).toHaveLength((await (await fetch(link)).text()).match(/"/g)?.length ?? 0)
  })

  it.each(['cross-site', 'same-site'])('has no button that a %s page can press', async (from) => {
    await signUp(service, maya)
    const form = await formOf(lastCode(service, 'confirmation').link)
    const pressed = await pressButton(form, { 'Sec-Fetch-Site': from })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([200, null])
    expect(await service.db.selectFrom('auth.sessions').select('id').execute()).toEqual([])
    expect((await pressButton(form, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303)
  })

  it('signs in only one of three people who press the button at the same time', async () => {
    await signUp(service, maya)
    const form = await formOf(lastCode(service, 'confirmation').link)
    const pressed = await Promise.all([pressButton(form), pressButton(form), pressButton(form)])
    const codes = pressed.map(({ headers }) => fragment(headers).fields.error_code ?? 'in').sort()
    expect(codes).toEqual(['in', 'otp_expired', 'otp_expired'])
  })

  it('never redirects to a page that is not allowed', async () => {
    await service.call('POST', '/signup?redirect_to=https%3A%2F%2Fevil.example', maya)
    const { link } = lastCode(service, 'confirmation')
    const answer = await followLink(`${link.replace(/redirect_to=.*/, '')}redirect_to=https%3A%2F%2Fevil.example`)
    expect(fragment(answer.headers).page).toBe('http://localhost:3000')
  })
})

describe('a forgotten password', () => {
  it('is replaced through a mailed link', async () => {
    const before = await join(service, maya)
    expect(await recover('MAYA@example.com')).toMatchObject({ status: 200, body: {} })
    const { fields } = fragment((await followLink(lastCode(service, 'recovery').link)).headers)
    expect(fields.type).toBe('recovery')
    const entered = { access_token: fields.access_token ?? '' }
    expect((await service.call('PUT', '/user', { password: 'brighter days' }, bearer(entered))).status).toBe(200)
    expect((await signIn(service, maya)).status).toBe(400)
    expect((await signIn(service, { ...maya, password: 'brighter days' })).status).toBe(200)
    expect((await service.call('GET', '/user', undefined, bearer(before))).status).toBe(403)
    const types = (await service.auth.listSecurityEvents(before.user.id, { limit: 20 })).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['recovery_requested', 'password_changed', 'session_revoked']))
  })

  it('answers the same for an address without an account, and mails once a minute', async () => {
    await join(service, maya)
    const mailed = () => service.mails.filter(({ kind }) => kind === 'recovery').length
    for (const { email } of [maya, jonas]) expect(await recover(email)).toMatchObject({ status: 200, body: {} })
    service.forward(18)
    for (const { email } of [maya, jonas]) {
      const soon = await recover(email)
      expect(refusal(soon)).toEqual({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 42 seconds.',
      })
      expect(soon.headers.get('retry-after')).toBe('42')
    }
    expect(mailed()).toBe(1)
    service.forward(42)
    await recover(maya.email)
    expect(mailed()).toBe(2)
  })

  it('replaces the code that was mailed before', async () => {
    await join(service, maya)
    await recover(maya.email)
    const first = lastCode(service, 'recovery')
    service.forward(60)
    await recover(maya.email)
    expect(refusal(await verify({ type: 'recovery', token_hash: first.hash }))).toEqual(linkExpired)
    expect((await verify({ type: 'recovery', token_hash: lastCode(service, 'recovery').hash })).status).toBe(200)
  })

  it('confirms an address that was still unconfirmed', async () => {
    await signUp(service, maya)
    await recover(maya.email)
    const { body } = await verify({ type: 'recovery', email: maya.email, token: lastCode(service, 'recovery').code })
    expect(body.user.email_confirmed_at).toBe(start.toISOString())
  })

  it.each([
    ['no address', undefined, 'validation_failed'],
    ['a null address', null, 'validation_failed'],
    ['a malformed address', 'maya', 'validation_failed'],
    ['an object', {}, 'bad_json'],
  ])('is refused for %s', async (_what, email, code) => {
    expect(refusal(await recover(email))).toMatchObject({ status: 400, code })
  })
})

describe('sending a code again', () => {
  it('mails a new code after a minute, and until then reports how long to wait', async () => {
    await signUp(service, maya)
    const soon = await resend({ type: 'signup', email: maya.email })
    expect(refusal(soon)).toEqual({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    })
    expect(soon.headers.get('retry-after')).toBe('60')
    service.forward(60)
    expect(await resend({ type: 'signup', email: maya.email, code_challenge: null })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(service.mails).toHaveLength(2)
  })

  it('gives the same answer when no code is pending, and mails nothing', async () => {
    await join(service, maya)
    service.forward(60)
    for (const [type, email] of [
      ['signup', maya.email],
      ['email_change', maya.email],
      ['signup', jonas.email],
    ]) {
      expect(await resend({ type, email })).toMatchObject({ status: 200, body: {} })
    }
    expect(service.mails).toHaveLength(1)
  })

  it.each([
    ['no type', { email: maya.email }],
    ['recovery', { type: 'recovery', email: maya.email }],
    ['no address', { type: 'signup' }],
    ['a phone number', { type: 'signup', email: maya.email, phone: '+15550100' }],
  ])('is refused with %s', async (_what, body) => {
    expect(refusal(await resend(body))).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})
