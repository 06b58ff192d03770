import { type OAuthProvider, startOAuthProvider } from '@squash/testkit/oauth-provider'
import type { OidcProvider } from '@squash/testkit/oidc-provider'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { discord, github } from '../src/providers/presets.ts'
import { cookieOf, enter, locationOf, open, outcomeIn, startWithProvider } from './external.ts'
import { bearer, join, jonas, maya, refusal, signIn } from './people.ts'
import type { Service } from './service.ts'

let service: Service
let closed: Service
let provider: OidcProvider
let closedProvider: OidcProvider
let api: OAuthProvider

const mayaAtGitHub = { id: 7, login: 'mayaok', name: 'Maya O.', avatar_url: 'https://pictures.example/7' }
const addresses = [
  { email: 'other@example.com', verified: true, primary: false },
  { email: 'Maya@Example.com', verified: true, primary: true },
]
const mayaAtDiscord = {
  id: '80',
  username: 'mayaok',
  global_name: 'Maya',
  email: maya.email,
  verified: true,
  avatar: 'a1',
}

beforeAll(async () => {
  api = await startOAuthProvider({})
  const { clientId, clientSecret, origin: url } = api
  const further = [github({ clientId, clientSecret, url }), discord({ clientId, clientSecret, url })]
  ;({ service, provider } = await startWithProvider({ manualLinking: true }, {}, further))
  ;({ service: closed, provider: closedProvider } = await startWithProvider(
    { issuer: service.url },
    { db: service.db },
  ))
})
afterEach(async () => {
  expect([...service.failures, ...closed.failures]).toEqual([])
  api.api.clear()
  await service.reset()
})
afterAll(async () => {
  await closed.stop()
  await service.stop()
  await Promise.all([provider.close(), closedProvider.close(), api.close()])
})

type Session = { access_token: string; user: { id: string } }
const userOf = async (session: { access_token: string }) =>
  (await service.call('GET', '/user', undefined, bearer(session))).body
const linkUrl = (session: Session, query = 'provider=club&skip_http_redirect=true', of = service) =>
  of.call('GET', `/user/identities/authorize?${query}`, undefined, bearer(session))
const unlink = (session: Session, id: string, of = service) =>
  of.call('DELETE', `/user/identities/${id}`, undefined, bearer(session))
async function link(session: Session, sub = 'unproved-there') {
  // A second later, so that the identities have an order.
  service.forward(1)
  const { body, headers } = await linkUrl(session)
  const callback = await provider.signInAs(sub, body.url)
  return outcomeIn(locationOf(await open(callback, { headers: cookieOf(headers) })))
}

/** A sign-in at a provider with an API of its own. */
async function enterBy(name: string) {
  const asked = await open(`${service.url}/authorize?provider=${name}`)
  return outcomeIn(locationOf(await open(api.signIn(locationOf(asked)))))
}

describe('GitHub', () => {
  it('signs in with the primary address, if it is verified', async () => {
    api.api.set('/api/v3/user', mayaAtGitHub).set('/api/v3/user/emails', addresses)
    const { fragment } = await enterBy('github')
    expect(await userOf({ access_token: fragment.access_token ?? '' })).toMatchObject({
      email: maya.email,
      user_metadata: { full_name: 'Maya O.', preferred_username: 'mayaok', avatar_url: 'https://pictures.example/7' },
      identities: [{ provider: 'github', id: '7' }],
    })
  })

  it('refuses an unverified primary address', async () => {
    api.api.set('/api/v3/user', mayaAtGitHub).set('/api/v3/user/emails', [{ ...addresses[1], verified: false }])
    expect((await enterBy('github')).query.error_code).toBe('provider_email_needs_verification')
  })

  it.each<[string, unknown, unknown]>([
    ['nothing', undefined, undefined],
    ['no id', { ...mayaAtGitHub, id: null }, addresses],
    ['a list instead of an object', [], addresses],
    ['HTML instead of JSON', '<html>', addresses],
  ])('does not sign in with %s', async (_what, person, emails) => {
    if (person !== undefined) api.api.set('/api/v3/user', person).set('/api/v3/user/emails', emails)
    expect((await enterBy('github')).query).toMatchObject({ error_code: 'unexpected_failure' })
  })

  it.each([[{ email: 5, verified: true }], ['text'], [null], {}])(
    'signs nobody in with odd addresses: %j',
    async (emails) => {
      api.api.set('/api/v3/user', mayaAtGitHub).set('/api/v3/user/emails', emails)
      expect((await enterBy('github')).query.error_code).toBe('provider_email_needs_verification')
    },
  )
})

describe('Discord', () => {
  it('signs Maya in with her address and picture there', async () => {
    api.api.set('/api/users/@me', mayaAtDiscord)
    const { fragment } = await enterBy('discord')
    expect(await userOf({ access_token: fragment.access_token ?? '' })).toMatchObject({
      email: maya.email,
      user_metadata: { avatar_url: 'https://cdn.discordapp.com/avatars/80/a1.png' },
      identities: [{ provider: 'discord', id: '80' }],
    })
  })
})

describe('linking another identity', () => {
  it('links an identity with any address to a signed-in user', async () => {
    const session = await join(service, maya)
    const { page, fragment } = await link(session)
    expect(page).toBe('http://localhost:3000/')
    const user = await userOf({ access_token: fragment.access_token ?? '' })
    expect(user.id).toBe(session.user.id)
    expect(user.email).toBe(maya.email)
    expect(user.app_metadata.providers).toEqual(['email', 'club'])
    const entered = await enter(service, provider, 'unproved-there')
    expect((await userOf({ access_token: entered.fragment.access_token ?? '' })).id).toBe(session.user.id)
  })

  it('redirects without skip_http_redirect', async () => {
    const session = await join(service, maya)
    const answer = await open(`${service.url}/user/identities/authorize?provider=club`, { headers: bearer(session) })
    expect([answer.status, locationOf(answer).startsWith(provider.issuer)]).toEqual([302, true])
  })

  it('links an identity with a token from the provider', async () => {
    const session = await join(service, maya)
    const id_token = await provider.idToken({ sub: 'maya-there', email: 'elsewhere@example.com' })
    const body = { provider: 'club', id_token, link_identity: true }
    expect(refusal(await service.call('POST', '/token?grant_type=id_token', body))).toMatchObject({
      status: 401,
      code: 'no_authorization',
    })
    const linked = await service.call('POST', '/token?grant_type=id_token', body, bearer(session))
    expect([linked.status, linked.body.user.id]).toEqual([200, session.user.id])
  })

  it('refuses an identity that another account has', async () => {
    await enter(service, provider, 'maya-there')
    const session = await join(service, jonas)
    expect((await link(session, 'maya-there')).query).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is linked to another account',
    })
    await link(session)
    expect((await link(session)).query.error_description).toBe('Identity is linked already')
  })

  it('links nothing after signing out', async () => {
    const session = await join(service, maya)
    const { body } = await linkUrl(session)
    const callback = await provider.signInAs('unproved-there', body.url)
    await service.call('POST', '/logout', undefined, bearer(session))
    expect(outcomeIn(locationOf(await open(callback))).query.error_code).toBe('bad_oauth_state')
  })

  it('needs a session, and the operator’s permission', async () => {
    expect(refusal(await service.call('GET', '/user/identities/authorize?provider=club')).code).toBe('no_authorization')
    const session = await join(service, maya)
    expect(refusal(await linkUrl(session, 'provider=google')).code).toBe('validation_failed')
    expect(refusal(await linkUrl(session, undefined, closed))).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    })
    expect(refusal(await unlink(session, session.user.id, closed))).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    })
  })

  it('answers in JSON when the provider cannot be reached', async () => {
    const fresh = await startWithProvider({ manualLinking: true, issuer: service.url }, { db: service.db })
    const session = await join(fresh.service, maya)
    fresh.provider.behave('be down')
    const answer = await linkUrl(session, undefined, fresh.service)
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'unexpected_failure' })
    await fresh.service.stop()
    await fresh.provider.close()
  })
})

describe('linking and unlinking', () => {
  it('needs the second factor once there is one', async () => {
    const session = await join(service, maya)
    const at = service.now()
    const factor = {
      factor_type: 'phone',
      status: 'verified',
      phone: '15550100',
      created_at: at,
      updated_at: at,
    } as const
    await service.db
      .insertInto('auth.factors')
      .values({ id: session.user.id, user_id: session.user.id, friendly_name: 'phone', ...factor })
      .execute()
    const id_token = await provider.idToken({ sub: 'maya-there' })
    const body = { provider: 'club', id_token, link_identity: true }
    for (const answer of [
      await linkUrl(session),
      await unlink(session, session.user.id),
      await service.call('POST', '/token?grant_type=id_token', body, bearer(session)),
    ]) {
      expect(refusal(answer)).toMatchObject({ status: 403, code: 'insufficient_aal' })
    }
  })
})

describe('an unlinked identity', () => {
  const identities = async (session: Session) => (await userOf(session)).identities

  it('no longer signs in', async () => {
    const session = await join(service, maya)
    await link(session)
    const [byEmail, byClub] = await identities(session)
    const gone = await unlink(session, byClub.identity_id)
    expect([gone.status, gone.body]).toEqual([200, {}])
    expect((await userOf(session)).app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect((await enter(service, provider, 'unproved-there')).query.error_code).toBe(
      'provider_email_needs_verification',
    )
    expect(refusal(await unlink(session, byEmail.identity_id))).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    })
  })

  it('removes the password as well when it was the email identity', async () => {
    const session = await join(service, maya)
    await link(session)
    const [byEmail] = await identities(session)
    expect((await unlink(session, byEmail.identity_id)).status).toBe(200)
    expect((await signIn(service, maya)).body.error_code).toBe('invalid_credentials')
    expect((await userOf(session)).app_metadata).toEqual({ provider: 'club', providers: ['club'] })
  })

  it('must belong to the caller', async () => {
    const session = await join(service, maya)
    await link(session)
    const other = await join(service, jonas)
    const [ofJonas] = await identities(other)
    expect(refusal(await unlink(session, ofJonas.identity_id))).toMatchObject({
      status: 422,
      code: 'identity_not_found',
    })
    for (const id of ['1', '%00', 'a'.repeat(3000), '..']) {
      expect([404]).toContain((await unlink(session, id)).status)
    }
  })

  it('cannot be the last: of two unlinked at the same time, one stays', async () => {
    const session = await join(service, maya)
    await link(session)
    const both = await identities(session)
    const answers = await Promise.all(both.map((one: { identity_id: string }) => unlink(session, one.identity_id)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  })
})
