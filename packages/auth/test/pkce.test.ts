import { createHash } from 'node:crypto'
import { followLink, openLink } from '@squash/testkit/mailed-link'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CodeMail } from '../src/index.ts'
import { bearer, fragment, join, jonas, lastCode, maya, refusal, signIn } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ settings: { redirectAllow: ['https://app.example/**'] } })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const verifier = 'a'.repeat(112)
const s256 = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
}
const exchange = (auth_code: unknown, code_verifier: unknown = verifier) =>
  service.call('POST', '/token?grant_type=pkce', { auth_code, code_verifier })
const follow = (kind: CodeMail['kind']) => followLink(lastCode(service, kind).link)
/** The code in the URL that a link leads to. */
const codeFrom = async (kind: CodeMail['kind']): Promise<string> => {
  const { headers } = await follow(kind)
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
}
const Claims = z.object({ amr: z.array(z.object({ method: z.string() })) })
const amrOf = ({ access_token }: { access_token: string }) =>
  Claims.parse(decodeJwt(access_token)).amr.map(({ method }) => method)
const recoveryCode = async (challenge: object = s256) => {
  await join(service, maya)
  await service.call('POST', '/recover', { email: maya.email, ...challenge })
  return await codeFrom('recovery')
}

describe('a link requested with a challenge', () => {
  it('redirects with a code in the query, which only the verifier turns into tokens', async () => {
    await service.call('POST', '/signup?redirect_to=https%3A%2F%2Fapp.example%2Fin%3Fa%3D1', { ...maya, ...s256 })
    expect(lastCode(service, 'confirmation').hash).toMatch(/^pkce_[0-9a-f]{32}$/)
    const { status, headers } = await follow('confirmation')
    const location = new URL(headers.get('location') ?? '')
    expect([status, location.origin, location.pathname, location.hash]).toEqual([303, 'https://app.example', '/in', ''])
    expect(Object.fromEntries(location.searchParams)).toEqual({
      a: '1',
      code: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })

    const { status: exchanged, body } = await exchange(location.searchParams.get('code'))
    expect(exchanged).toBe(200)
    expect(body).toMatchObject({ token_type: 'bearer', user: { email: maya.email, confirmed_at: expect.any(String) } })
    expect((await service.call('GET', '/user', undefined, bearer(body))).status).toBe(200)
  })

  it.each([
    ['signup', 'email/signup', 'confirmation'],
    ['recover', 'recovery', 'recovery'],
    ['otp', 'magiclink', 'magic_link'],
  ] as const)('says in the session that it was a link of %s', async (path, method, kind) => {
    if (path !== 'signup') await join(service, maya)
    service.forward(60)
    await service.call('POST', `/${path}`, { ...maya, ...s256 })
    expect(amrOf((await exchange(await codeFrom(kind))).body)).toEqual([method])
  })

  it('can be sent again, and is sent for a change of email address too', async () => {
    await service.call('POST', '/signup', maya)
    service.forward(60)
    await service.call('POST', '/resend', { type: 'signup', email: maya.email, ...s256 })
    const session = (await exchange(await codeFrom('confirmation'))).body
    await service.call('PUT', '/user', { email: 'maya@lake.example', ...s256 }, bearer(session))
    const first = await follow('email_change_new')
    const location = new URL(first.headers.get('location') ?? '')
    expect(location.searchParams.get('message')).toMatch(/^Confirmation link accepted/)
    expect(fragment(first.headers).fields.message).toMatch(/^Confirmation link accepted/)
    const { body } = await exchange(await codeFrom('email_change_current'))
    expect([body.user.email, amrOf(body)]).toEqual(['maya@lake.example', ['email_change']])
  })

  it('reports in query and fragment that it was already used', async () => {
    await recoveryCode()
    const again = await openLink(lastCode(service, 'recovery').link)
    const location = new URL(again.headers.get('location') ?? '')
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
    })
    expect(fragment(again.headers).fields).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  })

  it('does not yield tokens when its prefix is removed', async () => {
    await join(service, maya)
    await service.call('POST', '/recover', { email: maya.email, ...s256 })
    const { link } = lastCode(service, 'recovery')
    const { headers } = await openLink(link.replace('pkce_', ''))
    expect(fragment(headers).fields.error_code).toBe('otp_expired')
  })

  it('comes with a code to type, which opens a session', async () => {
    await join(service, maya)
    await service.call('POST', '/recover', { email: maya.email, ...s256 })
    const { code, hash } = lastCode(service, 'recovery')
    const typed = { type: 'recovery', email: maya.email, token: code }
    expect((await service.call('POST', '/verify', typed)).status).toBe(200)
    expect((await service.call('POST', '/verify', { type: 'recovery', token_hash: hash })).status).toBe(403)
    service.forward(60)
    await service.call('POST', '/recover', { email: maya.email, ...s256 })
    const shown = { type: 'recovery', token_hash: lastCode(service, 'recovery').hash }
    expect((await service.call('POST', '/verify', shown)).status).toBe(200)
  })
})

describe('a PKCE code from a mailed link', () => {
  it('works once', async () => {
    const code = await recoveryCode()
    expect((await exchange(code)).status).toBe(200)
    expect(refusal(await exchange(code))).toMatchObject({ status: 404, code: 'flow_state_not_found' })
  })

  it('works for only one of four simultaneous exchanges', async () => {
    const code = await recoveryCode()
    const answers = await Promise.all([exchange(code), exchange(code), exchange(code), exchange(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  })

  it('survives a wrong verifier', async () => {
    const code = await recoveryCode()
    expect(refusal(await exchange(code, 'b'.repeat(112)))).toEqual({
      status: 400,
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    })
    expect((await exchange(code)).status).toBe(200)
  })

  it('works with a plain challenge, whatever the case of its method', async () => {
    const code = await recoveryCode({ code_challenge: verifier, code_challenge_method: 'PLAIN' })
    expect((await exchange(code)).status).toBe(200)
  })

  it('lasts five minutes from opening the link, however old the link', async () => {
    await join(service, maya)
    await service.call('POST', '/recover', { email: maya.email, ...s256 })
    service.forward(3600)
    const [kind] = ['recovery'] as const
    const code = await codeFrom(kind)
    service.forward(299)
    expect((await exchange(code)).status).toBe(200)
    service.forward(60)
    await service.call('POST', '/recover', { email: maya.email, ...s256 })
    const late = await codeFrom(kind)
    service.forward(300)
    expect(refusal(await exchange(late))).toMatchObject({ status: 422, code: 'flow_state_expired' })
    service.forward(86_400)
    await service.auth.removeExpired(service.now())
    expect(refusal(await exchange(late)).code).toBe('flow_state_not_found')
  })

  it('is void after a new password and for a banned account', async () => {
    const code = await recoveryCode()
    const session = (await signIn(service, maya)).body
    await service.call('PUT', '/user', { password: 'brighter days' }, bearer(session))
    expect(refusal(await exchange(code)).code).toBe('flow_state_not_found')

    service.forward(60)
    await service.call('POST', '/recover', { email: maya.email, ...s256 })
    const next = await codeFrom('recovery')
    await service.db
      .updateTable('auth.users')
      .set({ banned_until: new Date('2030-01-01') })
      .execute()
    expect(refusal(await exchange(next))).toMatchObject({ status: 400, code: 'user_banned' })
  })

  it('is stored only as a hash', async () => {
    const code = await recoveryCode()
    const rows = JSON.stringify(await service.db.selectFrom('auth.flow_states').selectAll().execute())
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(verifier)
  })

  it.each([
    ['no code', undefined, verifier, 400, 'validation_failed'],
    ['an empty verifier', 'c', '', 400, 'validation_failed'],
    ['a null verifier', 'c', null, 400, 'validation_failed'],
    ['an unknown code', '6f1f6f62-6f28-4a1e-9d3c-6b8c8f5b9d11', verifier, 404, 'flow_state_not_found'],
    ['a malformed code', "' or 1=1", verifier, 404, 'flow_state_not_found'],
    ['a code that is a number', 5, verifier, 400, 'bad_json'],
  ])('is refused for %s', async (_what, code, shown, status, error) => {
    expect(refusal(await exchange(code, shown))).toMatchObject({ status, code: error })
  })

  it.each([
    ['half a challenge', { code_challenge: verifier }],
    ['a method alone', { code_challenge_method: 's256' }],
    ['an unknown method', { code_challenge: verifier, code_challenge_method: 's512' }],
    ['a short challenge', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
    ['a long challenge', { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
    ['odd characters', { code_challenge: `${'a'.repeat(43)}=`, code_challenge_method: 's256' }],
  ])('needs a complete challenge, not %s', async (_what, pkce) => {
    const session = await join(service, jonas)
    const asked = [
      await service.call('POST', '/signup', { ...maya, ...pkce }),
      await service.call('POST', '/otp', { email: maya.email, ...pkce }),
      await service.call('POST', '/recover', { email: maya.email, ...pkce }),
      await service.call('POST', '/resend', { type: 'signup', email: maya.email, ...pkce }),
      await service.call('PUT', '/user', { email: maya.email, ...pkce }, bearer(session)),
    ]
    for (const answer of asked) expect(refusal(answer)).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})
