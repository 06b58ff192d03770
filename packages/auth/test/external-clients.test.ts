import type { OidcProvider } from '@squash/testkit/oidc-provider'
import { createSamlProvider, type SamlProvider } from '@squash/testkit/saml-provider'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readIdpMetadata } from '../src/saml/idp-metadata.ts'
import { locationOf, mayaThere, open, outcomeIn, startWithProvider } from './external.ts'
import { lastCode, maya } from './people.ts'
import { CLIENTS, openBrowser } from './public-client.ts'
import { type Service, start } from './service.ts'

let service: Service
let provider: OidcProvider
let office: SamlProvider

beforeAll(async () => {
  // Clients and providers compare times with this machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  office = await createSamlProvider()
  const read = readIdpMetadata(office.metadata, ['example.com'])
  if (!read.ok) throw new Error(read.problem)
  ;({ service, provider } = await startWithProvider({
    manualLinking: true,
    saml: { identityProviders: [read.provider] },
  }))
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(async () => {
  await service.stop()
  await provider.close()
  vi.useRealTimers()
})

describe.each(CLIENTS)('the public client $version', ({ Client }) => {
  const browser = (flowType: 'pkce' | 'implicit' = 'pkce') => openBrowser(Client, service.url, flowType).client
  const redirectTo = 'http://localhost:3000/dashboard'
  /** Opens the URL from the client, signs in at the provider, and comes back. */
  const walk = async (url: string, sub = 'maya-there') => {
    const asked = await open(url)
    const callback = await provider.signInAs(sub, asked.status === 302 ? locationOf(asked) : url)
    return outcomeIn(locationOf(await open(callback)))
  }

  it('signs in at a provider and exchanges the code, once', async () => {
    const client = browser()
    const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } })
    const { page, query } = await walk((data.url ?? '').replace('provider=google', 'provider=club'))
    expect(page).toBe(redirectTo)
    const stranger = await browser().exchangeCodeForSession(query.code ?? '')
    expect(stranger.error).not.toBeNull()
    const { data: entered, error } = await client.exchangeCodeForSession(query.code ?? '')
    expect([error, entered.user?.email]).toEqual([null, maya.email])
    expect(entered.session?.provider_token).toBeTruthy()
    expect(entered.user?.app_metadata.provider).toBe('club')
  })

  it('signs in at a provider with tokens in the fragment', async () => {
    const client = browser('implicit')
    const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo, scopes: 'email' } })
    const { fragment } = await walk((data.url ?? '').replace('provider=google', 'provider=club'))
    const { access_token = '', refresh_token = '' } = fragment
    const entered = await client.setSession({ access_token, refresh_token })
    expect([entered.error, entered.data.user?.email]).toEqual([null, maya.email])
  })

  it('signs in with a token of the provider', async () => {
    const token = await provider.idToken({ ...mayaThere })
    const client = browser()
    const { data, error } = await client.signInWithIdToken({ provider: 'club', token })
    expect([error, data.user?.email]).toEqual([null, maya.email])
    const refused = await client.signInWithIdToken({ provider: 'club', token: `${token}x` })
    expect(refused.error).toMatchObject({ status: 400, message: 'Bad ID token' })
  })

  it('links and unlinks an identity', async () => {
    const client = browser()
    await client.signUp(maya)
    await client.verifyOtp({ type: 'signup', email: maya.email, token: lastCode(service, 'confirmation').code })
    service.forward(1)
    const { data } = await client.linkIdentity({ provider: 'club' as 'google', options: { skipBrowserRedirect: true } })
    const { query } = await walk(data?.url ?? '', 'unproved-there')
    expect((await client.exchangeCodeForSession(query.code ?? '')).error).toBeNull()
    const identities = (await client.getUserIdentities()).data?.identities ?? []
    expect(identities.map((identity) => identity.provider)).toEqual(['email', 'club'])
    const [byEmail, byClub] = identities
    if (!byEmail || !byClub) throw new Error('Maya has no two ways in')
    expect((await client.unlinkIdentity(byClub)).error).toBeNull()
    expect((await client.unlinkIdentity(byEmail)).error).toMatchObject({ code: 'single_identity_not_deletable' })
    expect((await client.unlinkIdentity(byClub)).error).toMatchObject({ code: 'identity_not_found' })
  })

  it('signs in through an organisation', async () => {
    const client = browser()
    const { data, error } = await client.signInWithSSO({ domain: 'example.com', options: { redirectTo } })
    expect(error).toBeNull()
    const person = { nameId: 'maya', email: maya.email, firstName: 'Maya', lastName: 'Okafor' }
    const answer = office.answer(data?.url ?? '', person)
    const posted = await open(`${service.url}/sso/saml/acs`, { method: 'POST', body: new URLSearchParams(answer) })
    const { page, query } = outcomeIn(locationOf(posted))
    expect(page).toBe(redirectTo)
    expect((await client.exchangeCodeForSession(query.code ?? '')).data.user?.email).toBe(maya.email)
    expect((await client.signInWithSSO({ domain: 'nobody.example' })).error).toMatchObject({
      code: 'sso_provider_not_found',
    })
  })
})
