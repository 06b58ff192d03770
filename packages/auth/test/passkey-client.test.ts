import { AuthClient } from '@supabase/auth-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { maya } from './people.ts'
import { type Service, start, startService } from './service.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

const site = 'http://localhost:3000'

let service: Service
beforeAll(async () => {
  // The client compares a session's expiry with this machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  service = await startService({ settings: { autoconfirm: true, siteUrl: site } })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  expect(service.failures).toEqual([])
  await service.reset()
})
afterAll(async () => {
  await service.stop()
  vi.useRealTimers()
})

function newClient() {
  const stored = new Map<string, string>()
  return new AuthClient({
    url: service.url,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
}

/** A substitute for the browser's class of an authenticator's answers. */
class Credential {
  readonly answer: object
  constructor(answer: object) {
    this.answer = answer
  }
  toJSON() {
    return this.answer
  }
}

type Given = { publicKey: { challenge: ArrayBuffer; rp?: { id: string }; rpId?: string } & Record<string, unknown> }

/** Makes this process a browser on a page of the site, with one authenticator. @returns the options it was given */
function inBrowser(authenticator: ReturnType<typeof softwareAuthenticator>) {
  const given: Given['publicKey'][] = []
  const asJson = ({ publicKey }: Given) => {
    given.push(publicKey)
    const { rp, rpId, challenge } = publicKey
    return { challenge: Buffer.from(challenge).toString('base64url'), ...(rp && { rp }), ...(rpId && { rpId }) }
  }
  vi.stubGlobal('PublicKeyCredential', Credential)
  vi.stubGlobal('window', { PublicKeyCredential: Credential, location: { hostname: 'localhost', origin: site } })
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', {
    credentials: {
      create: async (options: Given) => new Credential(authenticator.create(asJson(options))),
      get: async (options: Given) => new Credential(authenticator.get(asJson(options))),
    },
  })
  return given
}

describe('the public client 2.119.0', () => {
  it('adds a passkey in one call, and signs in with it in another', async () => {
    const [own, later] = [newClient(), newClient()]
    await own.signUp(maya)
    const given = inBrowser(softwareAuthenticator(site))
    expect((await own.mfa.webauthn.register({ friendlyName: 'Laptop' })).error).toBeNull()
    const { data: factors } = await own.mfa.listFactors()
    expect(factors?.webauthn).toMatchObject([{ friendly_name: 'Laptop', status: 'verified' }])

    await later.signInWithPassword(maya)
    const levels = async () => (await later.mfa.getAuthenticatorAssuranceLevel()).data
    expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const factorId = factors?.webauthn[0]?.id ?? ''
    expect((await later.mfa.webauthn.authenticate({ factorId })).error).toBeNull()
    expect(await levels()).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    })
    // The service's options override the client's preference for security keys, except for `authenticatorAttachment`.
    expect(given).toMatchObject([
      {
        hints: [],
        attestation: 'none',
        authenticatorSelection: { authenticatorAttachment: 'cross-platform', residentKey: 'preferred' },
      },
      { rpId: 'localhost', userVerification: 'required' },
    ])
    expect((await later.mfa.unenroll({ factorId })).error).toBeNull()
  })

  it('reports why a passkey was refused', async () => {
    const own = newClient()
    await own.signUp(maya)
    inBrowser(softwareAuthenticator('https://squash.evil.example'))
    expect((await own.mfa.webauthn.register({ friendlyName: 'Laptop' })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    })
    const again = await own.mfa.webauthn.register({ friendlyName: 'Laptop' })
    expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict' })
  })
})
