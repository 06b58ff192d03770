import { jonas, maya } from '@squash/testkit/cast'
import { type OidcProvider, startOidcProvider } from '@squash/testkit/oidc-provider'
import { createSamlProvider, type SamlProvider } from '@squash/testkit/saml-provider'
import { subjectOf } from '@squash/testkit/token-parts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let provider: OidcProvider
let office: SamlProvider
const site = 'http://127.0.0.1:3000'

beforeAll(async () => {
  provider = await startOidcProvider({
    people: [
      { sub: 'maya', name: 'Maya Okafor-Lind', email: maya.email, email_verified: true },
      { sub: 'given', given_name: 'Giovanna', family_name: 'Rossi', email: 'gio@example.com', email_verified: true },
    ],
  })
  provider.register(`${site}/auth/v1/callback`)
  office = await createSamlProvider()
  squash = await startSquash({
    env: {
      SITE_URL: site,
      AUTH_PROVIDERS_OIDC_CLUB_ISSUER: provider.issuer,
      AUTH_PROVIDERS_OIDC_CLUB_CLIENT_ID: provider.clientId,
      AUTH_PROVIDERS_OIDC_CLUB_CLIENT_SECRET: provider.clientSecret,
      AUTH_SAML_OFFICE_METADATA: office.metadata,
      AUTH_SAML_OFFICE_DOMAINS: 'example.com',
    },
  })
})
beforeEach(() => squash.database.truncate())
afterAll(async () => {
  await squash.close()
  await provider.close()
})

/** The server listens at a different origin than the site's URL. */
const open = (url: string, init: RequestInit = {}) =>
  fetch(url.replace(site, squash.origin), { redirect: 'manual', ...init })
const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const tokensOf = (address: string) => Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1)))

async function signInWithClub(sub: string) {
  const asked = await open(`${site}/auth/v1/authorize?provider=club`)
  return tokensOf(locationOf(await open(await provider.signInAs(sub, locationOf(asked)))))
}

async function signInWithOffice(email: string) {
  const { body } = await squash.visitor.request('POST', '/auth/v1/sso', {
    domain: 'example.com',
    skip_http_redirect: true,
  })
  const { url } = Object(body)
  const answer = office.answer(url, { nameId: email, email, firstName: 'Jonas', lastName: 'Lind' })
  return tokensOf(
    locationOf(await open(`${site}/auth/v1/sso/saml/acs`, { method: 'POST', body: new URLSearchParams(answer) })),
  )
}

async function ownProfile(tokens: Record<string, string>) {
  const headers = { Authorization: `Bearer ${tokens.access_token}` }
  const answer = await squash.visitor.request(
    'POST',
    '/rest/v1/rpc/get_profile',
    { p_user_id: subjectOf(tokens.access_token ?? '') },
    headers,
  )
  return Object(answer.body)
}

describe('an account created through a provider', () => {
  it('has a profile with the name and the verified address, and no username yet', async () => {
    const tokens = await signInWithClub('maya')
    expect(await ownProfile(tokens)).toMatchObject({
      email: maya.email,
      first_name: 'Maya',
      last_name: 'Okafor-Lind',
      username: null,
    })
    expect(await ownProfile(await signInWithClub('given'))).toMatchObject({
      first_name: 'Giovanna',
      last_name: 'Rossi',
    })
  })

  it('chooses its username once', async () => {
    const tokens = await signInWithClub('maya')
    const headers = { Authorization: `Bearer ${tokens.access_token}` }
    const choose = (username: string) =>
      squash.visitor.request('POST', '/rest/v1/rpc/update_profile', { username }, headers)
    expect((await choose('maya.okafor')).status).toBe(400)
    expect((await choose('mayaok')).status).toBe(200)
    expect(await ownProfile(tokens)).toMatchObject({ username: 'mayaok' })
    expect((await choose('another')).status).toBeGreaterThanOrEqual(400)
  })

  it('is the user’s existing account if they have one', async () => {
    const actor = await squash.signUp(maya)
    const { access_token } = await signInWithClub('maya')
    const answer = await squash.visitor.request('GET', '/auth/v1/user', undefined, {
      Authorization: `Bearer ${access_token}`,
    })
    expect(Object(answer.body).id).toBe(actor.session?.user.id)
  })
})

describe('an account of an organisation', () => {
  it('has the address that the organisation vouches for', async () => {
    expect(await ownProfile(await signInWithOffice(jonas.email))).toMatchObject({
      email: jonas.email,
      first_name: 'Jonas',
    })
  })

  it('keeps its address when others claim it later', async () => {
    await signInWithOffice(jonas.email)
    await expect(squash.signUp(jonas)).rejects.toThrow('user_already_exists')
  })

  it('leaves an address to the account that already has it', async () => {
    const actor = await squash.signUp(jonas)
    const tokens = await signInWithOffice(jonas.email)
    const profile = await ownProfile(tokens)
    expect(profile.email).toBeNull()
    expect(profile.id).not.toBe(actor.session?.user.id)
  })
})
