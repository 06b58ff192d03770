import {
  createSamlProvider,
  type SamlAnswer,
  type SamlProvider,
  type SamlStatement,
} from '@squash/testkit/saml-provider'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readIdpMetadata } from '../src/saml/idp-metadata.ts'
import { locationOf, open, outcomeIn } from './external.ts'
import { bearer, join, maya, refusal, signIn } from './people.ts'
import { type Service, startService } from './service.ts'

let service: Service
let office: SamlProvider
let otherOffice: SamlProvider
const site = 'http://localhost:3000'

const settingsOf = (provider: SamlProvider, ...domains: string[]) => {
  const read = readIdpMetadata(provider.metadata, domains)
  if (!read.ok) throw new Error(read.problem)
  return read.provider
}

beforeAll(async () => {
  office = await createSamlProvider({ entityId: 'https://office.example/metadata' })
  otherOffice = await createSamlProvider({ entityId: 'https://other.example/metadata' })
  service = await startService({
    settings: {
      saml: { identityProviders: [settingsOf(office, 'example.com'), settingsOf(otherOffice, 'other.example')] },
      redirectAllow: ['https://app.example/**'],
    },
  })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(() => service.stop())

const mayaThere = { nameId: 'maya-at-the-office', email: maya.email, firstName: 'Maya', lastName: 'Okafor' }
const ask = (body: object = { domain: 'example.com' }) =>
  service.call('POST', '/sso', { skip_http_redirect: true, ...body })
const post = async (answer: Partial<SamlAnswer>) =>
  await open(`${service.url}/sso/saml/acs`, { method: 'POST', body: new URLSearchParams(answer) })
const back = async (answer: Partial<SamlAnswer>) => outcomeIn(locationOf(await post(answer)))
const answerOf = async (changes: Partial<SamlStatement> = {}, body?: object) =>
  office.answer((await ask(body)).body.url, mayaThere, changes)
const userOf = async (fragment: Record<string, string>) =>
  (await service.call('GET', '/user', undefined, bearer({ access_token: fragment.access_token ?? '' }))).body
const refused = { error: 'invalid_request', error_code: 'validation_failed' }

/** Changes an answer's contents without signing it again. */
const tamper = ({ SAMLResponse, RelayState }: SamlAnswer, change: (xml: string) => string): SamlAnswer => ({
  SAMLResponse: Buffer.from(change(Buffer.from(SAMLResponse, 'base64').toString('utf8'))).toString('base64'),
  RelayState,
})

describe('a user of an organisation', () => {
  it('signs in with an account of their own', async () => {
    const { status, body } = await ask({ domain: 'Example.COM', redirect_to: `${site}/dashboard` })
    expect(status).toBe(200)
    expect(body.url).toMatch(/^https:\/\/idp\.example\/sign-in\?SAMLRequest=.+&RelayState=[0-9a-f-]{36}/)
    const { page, fragment } = await back(office.answer(body.url, mayaThere))
    expect(page).toBe(`${site}/dashboard`)
    const user = await userOf(fragment)
    const provider = `sso:${settingsOf(office).id}`
    expect(user).toMatchObject({
      email: maya.email,
      app_metadata: { provider, providers: [provider] },
      user_metadata: { first_name: 'Maya', last_name: 'Okafor' },
      identities: [{ provider, id: 'maya-at-the-office' }],
    })
    expect(decodeJwt(fragment.access_token ?? '').amr).toMatchObject([{ method: 'sso/saml', provider }])
    expect((await userOf((await back(await answerOf())).fragment)).id).toBe(user.id)
  })

  it('never enters another account with the same address', async () => {
    const session = await join(service, maya)
    const { fragment } = await back(await answerOf())
    const user = await userOf(fragment)
    expect(user.email).toBe(maya.email)
    expect(user.id).not.toBe(session.user.id)
    expect((await signIn(service, maya)).body.user.id).toBe(session.user.id)
  })

  it('gets no address when the organisation claims one of a foreign domain', async () => {
    const { body } = await ask({ domain: 'other.example' })
    const { fragment } = await back(otherOffice.answer(body.url, mayaThere))
    expect((await userOf(fragment)).email).toBe('')
  })

  it('cannot change what the organisation manages', async () => {
    const { fragment } = await back(await answerOf())
    const headers = bearer({ access_token: fragment.access_token ?? '' })
    for (const change of [
      { email: 'new@example.com' },
      { password: 'a new password' },
      { phone: '15550100' },
      { nonce: '1' },
    ]) {
      expect(refusal(await service.call('PUT', '/user', change, headers)).code).toBe('user_sso_managed')
    }
    expect((await service.call('PUT', '/user', { data: { colour: 'teal' } }, headers)).status).toBe(200)
  })

  it('is redirected to the identity provider with a 303', async () => {
    const answer = await open(`${service.url}/sso`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ provider_id: settingsOf(office).id }),
    })
    expect([answer.status, locationOf(answer).startsWith('https://idp.example/sign-in?')]).toEqual([303, true])
  })

  it('never ends up on another site', async () => {
    expect((await back(await answerOf({}, { domain: 'example.com', redirect_to: 'https://evil.example' }))).page).toBe(
      `${site}/`,
    )
  })
})

describe('a request to an organisation', () => {
  it.each([
    [{}, 400, 'validation_failed'],
    [{ domain: 'example.com', provider_id: '00000000-0000-4000-8000-000000000000' }, 400, 'validation_failed'],
    [{ domain: 'evil.example' }, 404, 'sso_provider_not_found'],
    [{ provider_id: '00000000-0000-4000-8000-000000000000' }, 404, 'sso_provider_not_found'],
    [{ provider_id: 'no uuid' }, 404, 'sso_provider_not_found'],
    [{ domain: 'a\u0000' }, 400, 'validation_failed'],
    [{ domain: 5 }, 400, 'bad_json'],
    [{ domain: 'example.com', code_challenge: 'short', code_challenge_method: 's256' }, 400, 'validation_failed'],
  ])('is refused: %j', async (body, status, code) => {
    expect(refusal(await ask(body))).toMatchObject({ status, code })
  })

  it('refers to metadata with this service’s name and endpoints', async () => {
    const answer = await fetch(`${service.url}/sso/saml/metadata`)
    expect(answer.headers.get('content-type')).toBe('application/xml')
    const xml = await answer.text()
    expect(xml).toContain(`entityID="${service.url}/sso/saml/metadata"`)
    expect(xml).toContain(`Location="${service.url}/sso/saml/acs"`)
    expect(xml).toContain('WantAssertionsSigned="true"')
  })

  it('is refused where no organisation is configured', async () => {
    const bare = await startService({ db: service.db })
    for (const [method, path] of [
      ['POST', '/sso'],
      ['GET', '/sso/saml/metadata'],
    ] as const) {
      const body = method === 'POST' ? { domain: 'example.com' } : undefined
      expect(refusal(await bare.call(method, path, body))).toMatchObject({
        status: 404,
        code: 'saml_provider_disabled',
      })
    }
    await bare.stop()
  })
})

describe('an invalid SAML response', () => {
  it('is refused the second time', async () => {
    const answer = await answerOf()
    expect((await back(answer)).fragment.access_token).toBeTruthy()
    expect((await back(answer)).query.error_code).toBe('flow_state_already_used')
  })

  it('is refused when stolen and sent with another user’s request', async () => {
    const stolen = await answerOf()
    const { body } = await ask()
    const RelayState = new URL(body.url).searchParams.get('RelayState') ?? ''
    expect((await back({ ...stolen, RelayState })).query).toMatchObject(refused)
  })

  it('is refused when stolen, with an unsigned part that names another user’s request', async () => {
    const stolen = await answerOf()
    const { body } = await ask()
    const RelayState = new URL(body.url).searchParams.get('RelayState') ?? ''
    const own = Buffer.from(office.answer(body.url, mayaThere).SAMLResponse, 'base64').toString('utf8')
    const id = /InResponseTo="([^"]+)"/.exec(own)?.[1] ?? ''
    const forged = tamper({ ...stolen, RelayState }, (xml) =>
      xml.replace(/InResponseTo="[^"]+"/, `InResponseTo="${id}"`),
    )
    expect((await back(forged)).query).toMatchObject(refused)
  })

  it('is refused when unsolicited, with an unsigned part that names our request', async () => {
    const { body } = await ask()
    const own = Buffer.from(office.answer(body.url, mayaThere).SAMLResponse, 'base64').toString('utf8')
    const id = /InResponseTo="([^"]+)"/.exec(own)?.[1] ?? ''
    const stolen = office.answer(body.url, mayaThere, { inResponseTo: null })
    const forged = tamper(stolen, (xml) => xml.replace('<samlp:Response ', `<samlp:Response InResponseTo="${id}" `))
    expect((await back(forged)).query).toMatchObject(refused)
  })

  it.each<[string, (xml: string) => string]>([
    ['says something other than what was signed', (xml) => xml.replaceAll('maya-at-the-office', 'jonas-at-the-office')],
    ['has no signature', (xml) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')],
    [
      'has a second assertion before the signed one',
      (xml) => {
        const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
        const forged = signed
          .replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')
          .replace('maya-at-the-office', 'jonas-at-the-office')
          .replace(/ ID="[^"]+"/, ' ID="_forged"')
        return xml.replace(signed, `${forged}${signed}`)
      },
    ],
    [
      'wraps the signed assertion into a forged one',
      (xml) => {
        const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
        const signature = /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(signed)?.[0] ?? ''
        const forged = signed
          .replace(signature, signature.replace('</ds:Signature>', `<ds:Object>${signed}</ds:Object></ds:Signature>`))
          .replace('maya-at-the-office', 'jonas-at-the-office')
          .replace(/ ID="[^"]+"/, ' ID="_forged"')
        return xml.replace(signed, forged)
      },
    ],
    ['declares entities', (xml) => `<!DOCTYPE a [<!ENTITY b "jonas">]>${xml.replace('maya-at-the-office', '&b;')}`],
    ['is not XML', () => 'hello'],
    ['is empty', () => ''],
    ['is another document', () => '<a xmlns="urn:oasis:names:tc:SAML:2.0:protocol"/>'],
    ['is a logout response', () => '<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>'],
  ])('is refused when it %s', async (_what, change) => {
    const answer = tamper(await answerOf(), change)
    const { query, fragment } = await back(answer)
    expect(fragment.access_token).toBeUndefined()
    expect(['validation_failed', 'bad_oauth_callback']).toContain(query.error_code)
    expect(await service.db.selectFrom('auth.users').selectAll().execute()).toEqual([])
  })

  it.each<[string, Partial<SamlStatement>]>([
    ['another service', { audience: 'https://evil.example' }],
    ['another recipient', { recipient: 'https://evil.example/sso/saml/acs' }],
    ['no recipient', { recipient: '' }],
    ['a time that has passed', { notOnOrAfter: new Date('2020-01-01') }],
    ['a time in the future', { notBefore: new Date('2100-01-01'), notOnOrAfter: new Date('2100-01-02') }],
    ['an issuer with another name', { issuer: 'https://other.example/metadata' }],
    ['a name that changes each time', { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
    ['a request that was never made', { inResponseTo: '_nobody' }],
  ])('is refused for %s', async (_what, changes) => {
    expect((await back(await answerOf(changes))).query).toMatchObject(refused)
  })

  it('is refused without a name', async () => {
    const { body } = await ask()
    expect((await back(office.answer(body.url, { ...mayaThere, nameId: '' }))).query).toMatchObject(refused)
  })

  it('is not read as another user’s through a comment in the name', async () => {
    const { body } = await ask()
    const signed = office.answer(body.url, { ...mayaThere, nameId: 'maya-at-the-office.evil' })
    const { fragment } = await back(tamper(signed, (xml) => xml.replace('office.evil', 'office<!-- -->.evil')))
    if (fragment.access_token) expect((await userOf(fragment)).identities[0].id).toBe('maya-at-the-office.evil')
  })

  it('is refused from another organisation', async () => {
    const { body } = await ask()
    expect((await back(otherOffice.answer(body.url, mayaThere))).query).toMatchObject(refused)
  })

  it('is refused when late, or without a request of ours', async () => {
    const late = await answerOf()
    service.forward(601)
    expect((await back(late)).query.error_code).toBe('flow_state_expired')
    const answer = await answerOf()
    for (const RelayState of ['', 'x', '00000000-0000-4000-8000-000000000000', 'https://evil.example']) {
      const { page, query } = await back({ ...answer, RelayState })
      expect([page, query.error]).toEqual([`${site}/`, 'invalid_request'])
    }
    expect((await back({ RelayState: answer.RelayState })).query.error_code).toBe('bad_oauth_callback')
  })
})

describe('an organisation’s metadata', () => {
  it('is read with its certificates and always gives the same id', () => {
    const first = settingsOf(office, 'example.com')
    expect(first).toMatchObject({ entityId: office.entityId, signInUrl: 'https://idp.example/sign-in' })
    expect(first.certificates).toHaveLength(1)
    expect(first.id).toBe(settingsOf(office).id)
    expect(first.id).not.toBe(settingsOf(otherOffice).id)
  })

  it.each([
    ['', 'is not the SAML metadata of an identity provider'],
    ['<a/>', 'is not the SAML metadata of an identity provider'],
    ['<EntityDescriptor', 'is not the SAML metadata of an identity provider'],
  ])('is refused when malformed: %j', (xml, problem) => {
    expect(readIdpMetadata(xml, [])).toEqual({ ok: false, problem })
  })

  it('is refused when something is missing', () => {
    const without = (what: RegExp) => readIdpMetadata(office.metadata.replace(what, ''), [])
    expect(without(/HTTP-Redirect/)).toMatchObject({ problem: 'names no address for requests by redirect' })
  })
})
