import type { OidcProvider } from '@squash/testkit/oidc-provider'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookieOf, enter, locationOf, open, outcomeIn, startWithProvider } from './external.ts'
import { bearer, join, maya, refusal } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let provider: OidcProvider
let session: { access_token: string; user: { id: string } }

beforeAll(async () => {
  ;({ service, provider } = await startWithProvider({ manualLinking: true }))
})
beforeEach(async () => {
  session = await join(service, maya)
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(async () => {
  await service.stop()
  await provider.close()
})

const begin = (query: Record<string, string> = {}, of = service) => {
  const asked = new URLSearchParams({ provider: 'club', skip_http_redirect: 'true', ...query })
  return of.call('GET', `/user/identities/authorize?${asked}`, undefined, bearer(session))
}
const comeBack = async (url: string, cookies: Record<string, string> = {}) =>
  outcomeIn(locationOf(await open(await provider.signInAs('unproved-there', url), { headers: cookies })))
const exchange = (auth_code: string | undefined, code_verifier: string) =>
  service.call('POST', '/token?grant_type=pkce', { auth_code, code_verifier })
const providersOfMaya = async () =>
  (await service.call('GET', '/user', undefined, bearer(session))).body.app_metadata.providers.toSorted()

describe('linking an identity without a PKCE challenge', () => {
  it('succeeds in the browser that started it', async () => {
    const { body, headers } = await begin()
    expect((await comeBack(body.url, cookieOf(headers))).fragment.access_token).toBeTruthy()
    expect(await providersOfMaya()).toEqual(['club', 'email'])
  })

  it('fails in another browser', async () => {
    const { body } = await begin()
    const { query, fragment } = await comeBack(body.url)
    expect([query.error_code, fragment.access_token]).toEqual(['bad_oauth_state', undefined])
    expect(await providersOfMaya()).toEqual(['email'])
  })

  it('fails in a browser that started another flow', async () => {
    const { body } = await begin()
    const other = await begin()
    expect((await comeBack(body.url, cookieOf(other.headers))).query.error_code).toBe('bad_oauth_state')
    expect(await providersOfMaya()).toEqual(['email'])
  })

  it('uses an HttpOnly cookie that lasts ten minutes', async () => {
    const { headers } = await begin()
    expect(headers.get('set-cookie')).toMatch(/^auth-linking=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
    const flows = await service.db.selectFrom('auth.external_flows').selectAll().execute()
    expect(JSON.stringify(flows)).not.toContain(cookieOf(headers).Cookie.split('=')[1])
  })

  it('uses a SameSite=None cookie over HTTPS, for Apple’s form post', async () => {
    const secure = await startService({
      db: service.db,
      settings: { ...service.settings, externalUrl: 'https://squash.example/auth/v1' },
    })
    const { headers } = await begin({}, secure)
    expect(headers.get('set-cookie')).toMatch(/^__Host-auth-linking=.+; HttpOnly; SameSite=None; Secure$/)
    await secure.stop()
  })
})

describe('linking an identity with a PKCE challenge', () => {
  const verifier = 'v'.repeat(64)
  const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

  it('succeeds when the browser exchanges the code, not before', async () => {
    const { body, headers } = await begin(challenge)
    expect(headers.has('set-cookie')).toBe(false)
    const { query } = await comeBack(body.url)
    expect(await providersOfMaya()).toEqual(['email'])
    const exchanged = await exchange(query.code, verifier)
    expect([exchanged.status, exchanged.body.user.id]).toEqual([200, session.user.id])
    expect(exchanged.body.provider_token).toBeTruthy()
    expect(await providersOfMaya()).toEqual(['club', 'email'])
  })

  it('fails in a browser without the verifier', async () => {
    const { query } = await comeBack((await begin(challenge)).body.url)
    expect(refusal(await exchange(query.code, 'w'.repeat(64))).code).toBe('bad_code_verifier')
    expect(await providersOfMaya()).toEqual(['email'])
  })

  it('fails after signing out', async () => {
    const { query } = await comeBack((await begin(challenge)).body.url)
    await service.call('POST', '/logout?scope=local', undefined, bearer(session))
    expect(refusal(await exchange(query.code, verifier)).code).toBe('flow_state_not_found')
  })

  it('needs the second factor when there is one', async () => {
    const { query } = await comeBack((await begin(challenge)).body.url)
    const at = service.now()
    await service.db
      .insertInto('auth.factors')
      .values({
        id: session.user.id,
        user_id: session.user.id,
        friendly_name: '',
        factor_type: 'phone',
        status: 'verified',
        phone: '15550100',
        created_at: at,
        updated_at: at,
      })
      .execute()
    expect(refusal(await exchange(query.code, verifier))).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect(await providersOfMaya()).toEqual(['email'])
  })

  it('is refused when another account has the identity, also at the exchange', async () => {
    const { query } = await comeBack((await begin(challenge)).body.url)
    const [waiting, again] = [(await begin(challenge)).body.url, query.code]
    const waitingCode = (await comeBack(waiting)).query.code
    expect((await exchange(again, verifier)).status).toBe(200)
    expect(refusal(await exchange(waitingCode, verifier))).toMatchObject({
      status: 422,
      code: 'identity_already_exists',
      message: 'Identity is linked already',
    })
    expect((await comeBack((await begin(challenge)).body.url)).query.error_code).toBe('identity_already_exists')
  })
})

describe('a sign-in', () => {
  it('works without a cookie', async () => {
    await service.db.deleteFrom('auth.users').execute()
    expect((await enter(service, provider, 'maya-there')).fragment.access_token).toBeTruthy()
  })
})
