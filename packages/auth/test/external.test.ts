import type { OidcProvider } from '@squash/testkit/oidc-provider'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { enter, goTo, locationOf, mayaThere, open, outcomeIn, startWithProvider } from './external.ts'
import { bearer, join, jonas, maya, signIn, signUp } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let provider: OidcProvider
const site = 'http://localhost:3000'

beforeAll(async () => {
  ;({ service, provider } = await startWithProvider({ redirectAllow: ['https://app.example/**'] }))
})
afterEach(async () => {
  provider.behave('answer')
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(async () => {
  await service.stop()
  await provider.close()
})

const authorize = (query: string) => open(`${service.url}/authorize?${query}`)
const userOf = async (tokens: Record<string, string>) =>
  (await service.call('GET', '/user', undefined, bearer({ access_token: tokens.access_token ?? '' }))).body
const people = () => service.db.selectFrom('auth.users').selectAll().execute()

describe('the redirect to a provider', () => {
  it('carries the service’s own state, nonce and challenge, whatever the client adds', async () => {
    const answer = await authorize(
      'provider=club&scopes=calendar&prompt=login&login_hint=maya&state=mine&client_id=evil&redirect_uri=https://evil.example&nonce=mine&response_type=token&request_uri=https://evil.example',
    )
    expect(answer.status).toBe(302)
    const { searchParams } = new URL(locationOf(answer))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: provider.clientId,
      redirect_uri: `${service.url}/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile calendar',
      prompt: 'login',
      login_hint: 'maya',
    })
    expect(searchParams.get('state')).toMatch(/^[0-9a-f-]{36}$/)
    expect(searchParams.get('nonce')).not.toBe('mine')
    expect(searchParams.has('request_uri')).toBe(false)
  })

  it.each([
    ['', 'Unsupported provider: missing provider'],
    ['provider=', 'Unsupported provider: missing provider'],
    ['provider=google', 'Unsupported provider: provider is not enabled'],
    ['provider=%00', 'Unsupported provider: provider is not enabled'],
    ['provider=__proto__', 'Unsupported provider: provider is not enabled'],
    [`provider=${'a'.repeat(300)}`, 'Unsupported provider: provider is not enabled'],
    ['provider=club&code_challenge=short&code_challenge_method=s256', 'code_challenge must be 43 to 128'],
    [`provider=club&code_challenge=${'a'.repeat(43)}`, 'PKCE flow requires code_challenge_method'],
    [`provider=club&code_challenge=${'a'.repeat(43)}&code_challenge_method=none`, 'code_challenge_method must be'],
    [`provider=club&${Array.from({ length: 21 }, (_, i) => `p${i}=1`).join('&')}`, 'Too many parameters'],
  ])('is refused for %j', async (query, message) => {
    const answer = await authorize(query)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error_code: 'validation_failed', msg: expect.stringContaining(message) }),
    ])
  })
})

describe('a user who signs in with a provider', () => {
  it('gets an account with a verified address and their name', async () => {
    const { page, fragment } = await enter(service, provider, 'maya-there', { redirect_to: `${site}/dashboard?a=1` })
    expect(page).toBe(`${site}/dashboard`)
    expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '' })
    expect(fragment.provider_token).toBeTruthy()
    const user = await userOf(fragment)
    expect(user).toMatchObject({
      email: maya.email,
      app_metadata: { provider: 'club', providers: ['club'] },
      user_metadata: { full_name: 'Maya Okafor', first_name: 'Maya', last_name: 'Okafor', email_verified: true },
    })
    expect(user.email_confirmed_at).toBeTruthy()
    expect(user.identities).toMatchObject([{ provider: 'club', id: 'maya-there', email: maya.email }])
    expect(decodeJwt(fragment.access_token ?? '').amr).toMatchObject([{ method: 'oauth', provider: 'club' }])
  })

  it('returns to the same account, even after changing the address at the provider', async () => {
    const first = await enter(service, provider, 'maya-there')
    provider.people.set('maya-there', { ...mayaThere, email: 'maya@new.example', email_verified: false })
    const second = await enter(service, provider, 'maya-there')
    provider.people.set('maya-there', mayaThere)
    expect((await userOf(second.fragment)).id).toBe((await userOf(first.fragment)).id)
    expect((await userOf(second.fragment)).email).toBe(maya.email)
  })

  it('is linked to the account with the same verified address', async () => {
    const session = await join(service, maya)
    // A second later, so that the identities have an order.
    service.forward(1)
    const { fragment } = await enter(service, provider, 'maya-there')
    const user = await userOf(fragment)
    expect(user.id).toBe(session.user.id)
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'club'] })
    expect(user.user_metadata).toMatchObject(maya.data)
    expect((await signIn(service, maya)).status).toBe(200)
  })

  it('takes over an account with an unverified address, whose password stops working', async () => {
    await signUp(service, { ...maya, data: { first_name: 'Somebody else' } })
    const { fragment } = await enter(service, provider, 'maya-there')
    const user = await userOf(fragment)
    expect(await people()).toHaveLength(1)
    expect(user.identities).toMatchObject([{ provider: 'club' }])
    expect(user.user_metadata).toMatchObject({ first_name: 'Maya' })
    expect((await signIn(service, maya)).body.error_code).toBe('invalid_credentials')
  })

  it.each(['unproved-there', 'nameless-there'])('is refused without a verified address: %s', async (sub) => {
    const { page, query, fragment } = await enter(service, provider, sub)
    const error = { error: 'invalid_request', error_code: 'provider_email_needs_verification' }
    expect([page, query, fragment]).toEqual([
      `${site}/`,
      expect.objectContaining(error),
      expect.objectContaining({ ...error, sb: '' }),
    ])
    expect(await people()).toEqual([])
  })

  it('cannot enter an account through an unverified address', async () => {
    await join(service, { ...jonas, email: 'una@example.com' })
    const { query } = await enter(service, provider, 'unproved-there')
    expect(query.error_code).toBe('provider_email_needs_verification')
  })

  it('is refused while banned', async () => {
    await enter(service, provider, 'maya-there')
    await service.db
      .updateTable('auth.users')
      .set({ banned_until: new Date('2027-01-01') })
      .execute()
    expect((await enter(service, provider, 'maya-there')).query).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    })
  })

  it('gets one account from many sign-ins at the same time', async () => {
    const callbacks = await Promise.all(Array.from({ length: 4 }, () => goTo(service, provider, 'maya-there')))
    const answers = await Promise.all(callbacks.map((callback) => open(callback)))
    for (const answer of answers) expect(outcomeIn(locationOf(answer)).fragment.access_token).toBeTruthy()
    expect(await people()).toHaveLength(1)
  })
})

describe('the page after signing in at a provider', () => {
  it.each([
    ['https://evil.example', `${site}/`],
    ['//evil.example', `${site}/`],
    ['javascript:alert(1)', `${site}/`],
    [`${site}@evil.example`, `${site}/`],
    ['%00', `${site}/`],
    ['https://app.example/in', 'https://app.example/in'],
  ])('is never on another site: %s', async (target, page) => {
    expect((await enter(service, provider, 'maya-there', { redirect_to: target })).page).toBe(page)
  })
})

describe('the return from a provider', () => {
  it('works once', async () => {
    const callback = await goTo(service, provider, 'maya-there', { redirect_to: `${site}/in` })
    expect(outcomeIn(locationOf(await open(callback))).fragment.access_token).toBeTruthy()
    const again = outcomeIn(locationOf(await open(callback)))
    expect([again.page, again.query.error_code]).toEqual([`${site}/in`, 'flow_state_already_used'])
  })

  it('signs in only one of two requests with the same state', async () => {
    const callback = await goTo(service, provider, 'maya-there')
    const answers = await Promise.all([open(callback), open(callback)])
    const codes = answers.map((answer) => outcomeIn(locationOf(answer)).query.error_code ?? 'in')
    expect(codes.sort()).toEqual(['flow_state_already_used', 'in'])
  })

  it('is refused after ten minutes', async () => {
    const callback = await goTo(service, provider, 'maya-there')
    service.forward(601)
    expect(outcomeIn(locationOf(await open(callback))).query.error_code).toBe('flow_state_expired')
  })

  it('refuses a code from another flow', async () => {
    const own = new URL(await goTo(service, provider, 'maya-there'))
    const other = new URL(await goTo(service, provider, 'maya-there'))
    own.searchParams.set('code', other.searchParams.get('code') ?? '')
    expect(outcomeIn(locationOf(await open(own.href))).query).toMatchObject({
      error: 'temporarily_unavailable',
      error_code: 'unexpected_failure',
    })
  })

  it('refuses an answer from another issuer', async () => {
    const callback = new URL(await goTo(service, provider, 'maya-there'))
    callback.searchParams.set('iss', 'https://evil.example')
    expect(outcomeIn(locationOf(await open(callback.href))).query.error_code).toBe('unexpected_failure')
  })

  it.each([
    ['', 'bad_oauth_callback'],
    ['code=1', 'bad_oauth_callback'],
    ['error=access_denied', 'bad_oauth_callback'],
    ['state=', 'bad_oauth_callback'],
    ['state=wrong&code=1', 'bad_oauth_state'],
    [`state=${'a'.repeat(300)}&code=1`, 'bad_oauth_state'],
    ['state=00000000-0000-4000-8000-000000000000&code=1', 'bad_oauth_state'],
  ])('redirects to the site with an error when the flow is unknown: %j', async (query, code) => {
    for (const answer of [
      await open(`${service.url}/callback?${query}`),
      await open(`${service.url}/callback`, { method: 'POST', body: new URLSearchParams(query) }),
    ]) {
      const { page, query: said, fragment } = outcomeIn(locationOf(answer))
      expect([answer.status, page, said.error_code, fragment.error_code]).toEqual([302, `${site}/`, code, code])
    }
  })

  it('reports a cancelled sign-in in our own words', async () => {
    const asked = await authorize('provider=club')
    const state = new URL(locationOf(asked)).searchParams.get('state') ?? ''
    const query = new URLSearchParams({ state, error: 'access_denied', error_description: 'Call +1 555 0100' })
    const said = outcomeIn(locationOf(await open(`${service.url}/callback?${query}`)))
    expect(said.query).toMatchObject({ error: 'access_denied', error_code: 'bad_oauth_callback' })
    expect(said.query.error_description).toBe('The sign-in was cancelled at the provider')
  })

  it('accepts a form post, as Apple sends it', async () => {
    const callback = new URL(await goTo(service, provider, 'maya-there'))
    const answer = await open(`${service.url}/callback`, { method: 'POST', body: callback.searchParams })
    expect(outcomeIn(locationOf(answer)).fragment.access_token).toBeTruthy()
  })

  it('refuses a malformed form', async () => {
    const huge = await open(`${service.url}/callback`, { method: 'POST', body: `state=${'a'.repeat(1_100_000)}` })
    expect(huge.status).toBe(413)
    const broken = await open(`${service.url}/callback`, { method: 'POST', body: 'state=%00' })
    expect(broken.status).toBe(400)
    const inAddress = outcomeIn(locationOf(await open(`${service.url}/callback?state=%00&code=1`)))
    expect(inAddress.query.error_code).toBe('bad_oauth_state')
  })
})

describe('a provider that fails', () => {
  const error = { error: 'temporarily_unavailable', error_code: 'unexpected_failure' }

  it.each(['be down', 'send HTML', 'send 5 MB'] as const)(
    'redirects back with an error when discovery fails: %s',
    async (manners) => {
      const fresh = await startWithProvider({}, { db: service.db })
      fresh.provider.behave(manners)
      const answer = await open(`${fresh.service.url}/authorize?provider=club&redirect_to=${site}/in`)
      const { page, query, fragment } = outcomeIn(locationOf(answer))
      expect([answer.status, page, query, fragment]).toEqual([
        302,
        `${site}/in`,
        expect.objectContaining(error),
        expect.objectContaining(error),
      ])
      fresh.provider.behave('answer')
      expect(locationOf(await open(`${fresh.service.url}/authorize?provider=club`))).toContain(fresh.provider.issuer)
      await fresh.service.stop()
      await fresh.provider.close()
    },
  )

  it.each(['be down', 'send HTML', 'send 5 MB'] as const)(
    'redirects back with an error when the token exchange fails: %s',
    async (manners) => {
      const callback = await goTo(service, provider, 'maya-there')
      provider.behave(manners)
      expect(outcomeIn(locationOf(await open(callback))).query).toMatchObject(error)
      expect(await people()).toEqual([])
    },
  )

  it('is given up on after five seconds', async () => {
    const callback = await goTo(service, provider, 'maya-there')
    provider.behave('hang')
    const started = performance.now()
    expect(outcomeIn(locationOf(await open(callback))).query).toMatchObject(error)
    expect(performance.now() - started).toBeLessThan(9000)
  }, 20_000)
})

describe('with sign-ups closed', () => {
  it('a provider signs in existing accounts and creates none', async () => {
    await join(service, maya)
    const closed = await startWithProvider({ signupDisabled: true }, { db: service.db })
    const { query } = await enter(closed.service, closed.provider, 'maya-there')
    expect(query).toEqual({})
    await service.db.deleteFrom('auth.users').execute()
    expect((await enter(closed.service, closed.provider, 'maya-there')).query).toMatchObject({
      error_code: 'signup_disabled',
    })
    await closed.service.stop()
    await closed.provider.close()
  })
})

describe('the host', () => {
  it('receives the new account with its names, and may refuse it', async () => {
    const seen: unknown[] = []
    const hosted = await startWithProvider(
      {},
      {
        db: service.db,
        accounts: {
          created: async (_tx, account) => {
            seen.push(account.metadata.first_name, account.emailConfirmedAt !== null)
            return { refuse: { status: 422, code: 'validation_failed', message: 'No' } }
          },
        },
      },
    )
    const { query } = await enter(hosted.service, hosted.provider, 'maya-there')
    expect(seen).toEqual(['Maya', true])
    expect(query).toMatchObject({ error_code: 'validation_failed', error_description: 'No' })
    expect(await hosted.service.db.selectFrom('auth.users').selectAll().execute()).toEqual([])
    await hosted.service.stop()
    await hosted.provider.close()
  })
})

describe('a service without providers', () => {
  it('lists no provider, and refuses to sign anyone in with one', async () => {
    const bare = await startService({ db: service.db })
    expect((await bare.call('GET', '/settings')).body).toMatchObject({
      external: { google: false },
      saml_enabled: false,
    })
    expect((await bare.call('GET', '/authorize?provider=google')).status).toBe(400)
    await bare.stop()
    expect((await service.call('GET', '/settings')).body.external).toMatchObject({ club: true, email: true })
  })
})
