import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { maya } from './people.ts'
import { CLIENTS, openBrowser } from './public-client.ts'
import { type Service, start, startService } from './service.ts'
import { createWallet, signInMessage, site } from './wallet.ts'

let service: Service

beforeAll(async () => {
  // The clients compare a session's expiry with this machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  service = await startService({ settings: { autoconfirm: true, web3: true, siteUrl: site } })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  await service.reset()
  vi.setSystemTime(start)
})
afterAll(async () => {
  await service.stop()
  vi.useRealTimers()
})

const passTime = (seconds: number) => {
  service.forward(seconds)
  vi.setSystemTime(service.now())
}
const codeOf = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: service.now().getTime() })

describe.each(CLIENTS)('the public client $version', ({ Client }) => {
  const browser = () => openBrowser(Client, service.url)

  /** Maya's session, with an authenticator app that she has added and verified. */
  async function protectedMaya() {
    const own = browser()
    await own.client.signUp(maya)
    const { data } = await own.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone', issuer: 'Squash' })
    if (data?.type !== 'totp') throw new Error('no authenticator app was added')
    const { secret } = data.totp
    await own.client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret) })
    passTime(60)
    return { ...own, id: data.id, secret }
  }

  it('adds an authenticator app by its QR code, and is then at aal2', async () => {
    const { client, events } = browser()
    await client.signUp(maya)
    const levels = async () => (await client.mfa.getAuthenticatorAssuranceLevel()).data
    expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(error).toBeNull()
    if (data?.type !== 'totp') throw new Error('no authenticator app was added')
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    const challenge = await client.mfa.challenge({ factorId: data.id })
    expect(challenge.data?.expires_at).toBe(service.now().getTime() / 1000 + 300)
    const wrong = await client.mfa.verify({ factorId: data.id, challengeId: challenge.data?.id ?? '', code: '000000' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    const right = { factorId: data.id, challengeId: challenge.data?.id ?? '', code: codeOf(data.totp.secret) }
    expect((await client.mfa.verify(right)).error).toBeNull()
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    expect(await levels()).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    })
    const factors = await client.mfa.listFactors()
    expect(factors.data?.totp).toMatchObject([{ id: data.id, friendly_name: 'phone', status: 'verified' }])
    expect(factors.data?.all).toHaveLength(1)
  })

  it('learns after the password that a second factor is needed, and passes it', async () => {
    const { id, secret } = await protectedMaya()
    const { client } = browser()
    await client.signInWithPassword(maya)
    const levels = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(levels.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect((await client.updateUser({ password: 'brighter days' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
    expect((await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) })).error).toBeNull()
    expect((await client.updateUser({ password: 'brighter days' })).error).toBeNull()
    expect((await client.refreshSession()).error).toBeNull()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  })

  it('removes a factor and drops to aal1 at the next refresh', async () => {
    const { client, id } = await protectedMaya()
    expect(await client.mfa.unenroll({ factorId: id })).toMatchObject({ data: { id }, error: null })
    await client.refreshSession()
    const levels = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(levels.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    expect((await client.mfa.listFactors()).data?.all).toEqual([])
  })

  it('reports why adding a factor is refused', async () => {
    const { client, id } = await protectedMaya()
    const named = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(named.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    const phone = await client.mfa.enroll({ factorType: 'phone', phone: '+15550100' })
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
    const other = browser().client
    await other.signInWithPassword(maya)
    expect((await other.mfa.unenroll({ factorId: id })).error).toMatchObject({ status: 422, code: 'insufficient_aal' })
    expect((await other.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
  })

  it('signs in with a message that a wallet has signed', async () => {
    const wallet = createWallet()
    const message = signInMessage(wallet, service.now())
    const { client, events } = browser()
    const { data, error } = await client.signInWithWeb3({ chain: 'solana', message, signature: wallet.sign(message) })
    expect(error).toBeNull()
    expect(data.user?.identities?.[0]?.id).toBe(`web3:solana:${wallet.address}`)
    expect(events).toContain('SIGNED_IN')
    const again = await client.signInWithWeb3({ chain: 'solana', message, signature: wallet.sign(message) })
    expect(again.error).toMatchObject({ status: 400, message: 'Signed Solana message was used before' })
    expect(again.error?.code).toBeUndefined()
  })

  it('signs in with a wallet when the client writes the message', async () => {
    const { address, key, sign } = createWallet()
    const wallet = {
      publicKey: { toBase58: () => address, toBytes: () => key },
      signMessage: async (bytes: Uint8Array) => sign(Buffer.from(bytes).toString()),
    }
    const { client } = browser()
    const { data, error } = await client.signInWithWeb3({
      chain: 'solana',
      wallet,
      statement: 'Let us settle it.',
      options: { url: `${site}/login`, signInWithSolana: { resources: [`${site}/rules`] } },
    })
    expect([error, data.user?.app_metadata.provider]).toEqual([null, 'web3'])
  })
})
