import { createHash, randomUUID } from 'node:crypto'
import type { OidcProvider } from '@squash/testkit/oidc-provider'
import { startOidcProvider } from '@squash/testkit/oidc-provider'
import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { apple, google } from '../src/providers/presets.ts'
import { club, mayaThere } from './external.ts'
import { join, maya } from './people.ts'
import { type Service, start, startService } from './service.ts'

let service: Service
let provider: OidcProvider
let elsewhere: OidcProvider

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  provider = await startOidcProvider({ people: [mayaThere] })
  elsewhere = await startOidcProvider({ people: [] })
  for (const each of [provider, elsewhere]) each.register('http://127.0.0.1/callback')
  const { clientId, clientSecret, issuer } = provider
  service = await startService({
    settings: {
      providers: [
        { ...club(provider), name: 'club' },
        google({ clientId, clientSecret, issuer, furtherClientIds: ['the phone app'] }),
      ],
    },
  })
})
afterEach(async () => {
  provider.behave('answer')
  expect(service.failures).toEqual([])
  await service.reset()
  vi.setSystemTime(start)
})
afterAll(async () => {
  await service.stop()
  await provider.close()
  await elsewhere.close()
  vi.useRealTimers()
})

const claims = { sub: mayaThere.sub, email: maya.email, email_verified: true, given_name: 'Maya' }
const grant = (body: unknown) => service.call('POST', '/token?grant_type=id_token', body)
const bring = async (changes: JWTPayload = {}, body: object = {}) =>
  await grant({ provider: 'club', id_token: await provider.idToken({ ...claims, ...changes }), ...body })
const sha256 = (text: string) => createHash('sha256').update(text)
const badToken = { error: 'invalid request', error_description: 'Bad ID token' }

describe('a token that a client got from a provider by itself', () => {
  it('opens a session', async () => {
    const { status, body } = await bring()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      token_type: 'bearer',
      user: { email: maya.email, user_metadata: { first_name: 'Maya' }, identities: [{ provider: 'club' }] },
    })
  })

  it('opens the account with the same verified address', async () => {
    const session = await join(service, maya)
    expect((await bring()).body.user.id).toBe(session.user.id)
  })

  it('may be made for another client of the same operator', async () => {
    const body = { provider: 'google', id_token: await provider.idToken({ ...claims, aud: 'the phone app' }) }
    expect((await grant(body)).status).toBe(200)
  })

  it('needs an address that the provider has verified', async () => {
    for (const changes of [{ email_verified: false }, { email: undefined }, { email: 'not one' }, { email: 5 }]) {
      const { status, body } = await bring(changes)
      expect([status, body.error_code]).toEqual([422, 'provider_email_needs_verification'])
    }
  })

  it('needs the nonce whose hash the provider saw, or none on both sides', async () => {
    const nonce = randomUUID()
    const hashed = sha256(nonce).digest('hex')
    expect((await bring({ nonce: hashed }, { nonce })).status).toBe(200)
    const bothOrNeither = {
      error: 'invalid request',
      error_description: 'Passed nonce and nonce in id_token should either both exist or not.',
    }
    expect(await bring({ nonce: hashed })).toMatchObject({ status: 400, body: bothOrNeither })
    expect(await bring({}, { nonce })).toMatchObject({ status: 400, body: bothOrNeither })
    const wrong = { error: 'invalid nonce', error_description: 'Nonces mismatch' }
    expect(await bring({ nonce: hashed }, { nonce: 'another' })).toMatchObject({ status: 400, body: wrong })
    expect(await bring({ nonce }, { nonce })).toMatchObject({ status: 400, body: wrong })
  })

  it('must match the access token sent with it', async () => {
    const at_hash = sha256('the access token').digest().subarray(0, 16).toString('base64url')
    expect((await bring({ at_hash }, { access_token: 'the access token' })).status).toBe(200)
    expect(await bring({ at_hash }, { access_token: 'another' })).toMatchObject({ status: 400, body: badToken })
  })
})

describe('an invalid ID token', () => {
  const kid = async () => decodeProtectedHeader(await provider.idToken(claims)).kid
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = () => {
    const now = Math.floor(Date.now() / 1000)
    return { ...claims, iss: provider.issuer, aud: provider.clientId, iat: now, exp: now + 600 }
  }

  it('is refused without a signature', async () => {
    for (const alg of ['none', 'None', '']) {
      const token = `${encode({ alg, kid: await kid() })}.${encode(payload())}.`
      expect(await grant({ provider: 'club', id_token: token })).toMatchObject({ status: 400, body: badToken })
    }
  })

  it('is refused when signed with a foreign key under the provider’s key id', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const token = await new SignJWT(payload()).setProtectedHeader({ alg: 'RS256', kid: await kid() }).sign(privateKey)
    expect(await grant({ provider: 'club', id_token: token })).toMatchObject({ status: 400, body: badToken })
  })

  it('is refused when it brings its own key or a key URL', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    for (const header of [{ jwk }, { jku: `${elsewhere.issuer}/jwks` }, { x5u: elsewhere.issuer }]) {
      const token = await new SignJWT(payload()).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey)
      expect(await grant({ provider: 'club', id_token: token })).toMatchObject({ status: 400, body: badToken })
    }
  })

  it('is refused when signed with the public key as a shared secret', async () => {
    const secret = new TextEncoder().encode(provider.clientSecret)
    const token = await new SignJWT(payload()).setProtectedHeader({ alg: 'HS256', kid: await kid() }).sign(secret)
    expect(await grant({ provider: 'club', id_token: token })).toMatchObject({ status: 400, body: badToken })
  })

  it('is refused for another audience, when too old, or with claims missing', async () => {
    for (const changes of [
      { aud: 'another client' },
      { aud: [] },
      { sub: undefined },
      { sub: '' },
      { sub: 'a\u0000b' },
    ]) {
      expect(await bring(changes)).toMatchObject({ status: 400, body: badToken })
    }
    const old = await provider.idToken(claims, { issuedAt: -7200, expires: -60 })
    expect(await grant({ provider: 'club', id_token: old })).toMatchObject({ status: 400, body: badToken })
  })

  it('is refused when altered', async () => {
    const [header, , signature] = (await provider.idToken(claims)).split('.')
    const altered = `${header}.${encode({ ...payload(), email: 'jonas@example.com' })}.${signature}`
    expect(await grant({ provider: 'club', id_token: altered })).toMatchObject({ status: 400, body: badToken })
  })

  it('is refused from another issuer, which is never contacted', async () => {
    elsewhere.behave('hang')
    const token = await elsewhere.idToken({ ...claims, aud: provider.clientId })
    const { status, body } = await grant({ provider: 'club', id_token: token, issuer: elsewhere.issuer })
    expect([status, body.error_code]).toEqual([400, 'validation_failed'])
    elsewhere.behave('answer')
  })
})

describe('a malformed ID token request', () => {
  it.each([
    [{}, { error: 'invalid request', error_description: 'id_token required' }],
    [{ id_token: 'a.b.c' }, { error: 'invalid request', error_description: 'provider required' }],
    [{ provider: 'club', id_token: 'a.b.c' }, badToken],
    [{ provider: 'apple', id_token: 'a.b.c' }, { error_code: 'provider_disabled' }],
    [{ provider: 'https://evil.example', id_token: 'a.b.c' }, { error_code: 'validation_failed' }],
    [{ provider: 'constructor', id_token: 'a.b.c' }, { error_code: 'validation_failed' }],
    [{ provider: 5, id_token: 'a.b.c' }, { error_code: 'bad_json' }],
    [{ provider: 'club', id_token: {} }, { error_code: 'bad_json' }],
    [{ provider: 'club', id_token: 'a\u0000' }, { error_code: 'validation_failed' }],
    [{ provider: 'club', id_token: 'a.b.c', link_identity: 'yes' }, { error_code: 'bad_json' }],
    [{ provider: 'club', id_token: 'a.b.c', link_identity: true }, { error_code: 'manual_linking_disabled' }],
  ])('gets a 4xx: %j', async (body, expected) => {
    const answer = await grant(body)
    expect(answer.body).toMatchObject(expected)
    expect([400, 404]).toContain(answer.status)
  })

  it('is refused above the size limit', async () => {
    const answer = await grant({ provider: 'club', id_token: 'x'.repeat(1_000_000) })
    expect(answer).toMatchObject({ status: 400, body: badToken })
  })

  it('reports that the provider’s keys are unavailable', async () => {
    const fresh = await startService({ db: service.db, settings: { providers: [club(provider)] } })
    const id_token = await provider.idToken(claims)
    provider.behave({ brokenPath: '/jwks' })
    const answer = await fresh.call('POST', '/token?grant_type=id_token', { provider: 'club', id_token })
    expect([answer.status, answer.body.error]).toEqual([400, 'server_error'])
    expect(fresh.failures).toEqual([])
    await fresh.stop()
  })
})

describe('Apple', () => {
  it('signs in with Apple’s own claim names', async () => {
    const { clientId, issuer } = provider
    const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: '' }
    const fresh = await startService({
      db: service.db,
      settings: { providers: [apple({ clientId, issuer, clientSecret: key })] },
    })
    const id_token = await provider.idToken({ ...claims, email_verified: 'true' })
    const { status, body } = await fresh.call('POST', '/token?grant_type=id_token', { provider: 'apple', id_token })
    expect([status, body.user.app_metadata.provider]).toEqual([200, 'apple'])
    await fresh.stop()
  })
})
