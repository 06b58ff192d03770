import { createSign, generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AuthLimiter, LimitBucket } from '../src/index.ts'
import { bearer, claimsOf, refusal } from './people.ts'
import { type Service, startService } from './service.ts'
import { createWallet, signInMessage, site, type Wallet } from './wallet.ts'

let service: Service
const exhausted = new Set<LimitBucket>()
const limiter: AuthLimiter = {
  consume: async (bucket) => (exhausted.has(bucket) ? { ok: false, retryAfter: 5 } : { ok: true }),
}

beforeAll(async () => {
  service = await startService({ settings: { web3: true, siteUrl: site }, limiter })
})
afterEach(async () => {
  expect(service.failures).toEqual([])
  exhausted.clear()
  await service.db.deleteFrom('auth.web3_messages').execute()
  await service.reset()
})
afterAll(() => service.stop())

const grant = (body: unknown, at = service) => at.call('POST', '/token?grant_type=web3', body)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

function enter(
  wallet: Wallet,
  message = signInMessage(wallet, service.now()),
  signature: Uint8Array = wallet.sign(message),
) {
  return grant({ chain: 'solana', message, signature: base64(signature) })
}
const oauth = ({ status, body }: { status: number; body: { error?: string; error_description?: string } }) => ({
  status,
  error: body.error,
  description: body.error_description,
})

describe('a wallet', () => {
  it('creates an account without an address, and opens the same one later', async () => {
    const wallet = createWallet()
    const { status, body } = await enter(wallet)
    expect(status).toBe(200)
    const sub = `web3:solana:${wallet.address}`
    expect(body.user).toMatchObject({
      email: '',
      phone: '',
      app_metadata: { provider: 'web3', providers: ['web3'] },
      identities: [{ id: sub, provider: 'web3', identity_data: { sub, custom_claims: { address: wallet.address } } }],
    })
    expect(body.user.email_confirmed_at).toBeUndefined()
    expect(claimsOf(body)).toMatchObject({ sub: body.user.id, email: '', aal: 'aal1', amr: [{ method: 'web3' }] })
    expect((await service.call('GET', '/user', undefined, bearer(body))).body.id).toBe(body.user.id)

    service.forward(60)
    const again = await enter(wallet)
    expect(again.body.user.id).toBe(body.user.id)
    expect((await enter(createWallet())).body.user.id).not.toBe(body.user.id)
    expect(await service.db.selectFrom('auth.users').select('id').execute()).toHaveLength(2)
  })

  it('may be a Ledger hardware wallet', async () => {
    const wallet = createWallet()
    const message = signInMessage(wallet, service.now())
    expect((await enter(wallet, message, wallet.signOnLedger(message, 'squash.example'))).status).toBe(200)
  })

  it('gets one account for several simultaneous sign-ins', async () => {
    const wallet = createWallet()
    const messages = [1, 2, 3].map((nonce) => signInMessage(wallet, service.now(), { lines: [`Nonce: ${nonce}`] }))
    const answers = await Promise.all(messages.map((message) => enter(wallet, message)))
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
  })

  it('accepts each message for one sign-in, even among many simultaneous ones', async () => {
    const wallet = createWallet()
    const message = signInMessage(wallet, service.now())
    const answers = await Promise.all([enter(wallet, message), enter(wallet, message), enter(wallet, message)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    service.forward(599)
    await service.auth.removeExpired(service.now())
    expect(oauth(await enter(wallet, message))).toEqual({
      status: 400,
      error: 'invalid_grant',
      description: 'Signed Solana message was used before',
    })
    service.forward(1)
    await service.auth.removeExpired(service.now())
    expect(oauth(await enter(wallet, message))).toMatchObject({ error: 'invalid_grant' })
    expect(await service.db.selectFrom('auth.web3_messages').selectAll().execute()).toEqual([])
  })

  it('signs in while sign-ups are closed only if it has an account', async () => {
    const [known, unknown] = [createWallet(), createWallet()]
    await enter(known)
    const closed = await startService({
      db: service.db,
      settings: { web3: true, siteUrl: site, signupDisabled: true },
    })
    const come = (wallet: Wallet) => {
      const message = signInMessage(wallet, closed.now(), { lines: ['Nonce: later'] })
      return grant({ chain: 'solana', message, signature: base64(wallet.sign(message)) }, closed)
    }
    expect(refusal(await come(unknown))).toMatchObject({ status: 422, code: 'signup_disabled' })
    expect((await come(known)).status).toBe(200)
    await closed.stop()
  })

  it('is refused for a banned account', async () => {
    const wallet = createWallet()
    await enter(wallet)
    await service.db
      .updateTable('auth.users')
      .set({ banned_until: new Date('2030-01-01') })
      .execute()
    service.forward(1)
    expect(refusal(await enter(wallet))).toMatchObject({ status: 400, code: 'user_banned' })
  })

  it('may be combined with a second factor', async () => {
    const { body } = await enter(createWallet())
    const enrolled = await service.call('POST', '/factors', { factor_type: 'totp' }, bearer(body))
    expect(enrolled.body.totp.uri).toContain(encodeURIComponent(body.user.id).slice(0, 8))
  })

  it('has its own rate limit', async () => {
    exhausted.add('web3')
    expect(refusal(await enter(createWallet()))).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })

  it('is refused unless the settings enable wallets', async () => {
    const plain = await startService({ db: service.db })
    const wallet = createWallet()
    const message = signInMessage(wallet, plain.now())
    const answer = await grant({ chain: 'solana', message, signature: base64(wallet.sign(message)) }, plain)
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'web3_provider_disabled' })
    await plain.stop()
  })
})

describe('a sign-in message', () => {
  const wallet = createWallet()
  it.each<[string, () => { message: string; signature?: Uint8Array }, RegExp]>([
    ['is from another wallet', () => ({ message: signInMessage(createWallet(), service.now()) }), /does not match/],
    [
      'was changed afterwards',
      () => ({
        message: `${signInMessage(wallet, service.now())}\nNonce: 1`,
        signature: wallet.sign(signInMessage(wallet, service.now())),
      }),
      /does not match/,
    ],
    [
      'has a signature of zeros',
      () => ({ message: signInMessage(wallet, service.now()), signature: new Uint8Array(64) }),
      /does not match/,
    ],
    [
      'has a signature of ones',
      () => ({ message: signInMessage(wallet, service.now()), signature: new Uint8Array(64).fill(255) }),
      /does not match/,
    ],
    [
      'has an address of too few bytes',
      () => ({ message: signInMessage({ address: '2'.repeat(32) }, service.now()) }),
      /does not match/,
    ],
    [
      'is for another app',
      () => ({
        message: signInMessage(wallet, service.now(), { domain: 'evil.example', URI: 'https://evil.example/' }),
      }),
      /another app/,
    ],
    [
      'names another domain',
      () => ({ message: signInMessage(wallet, service.now(), { domain: 'evil.example' }) }),
      /Domain/,
    ],
    [
      'is ten minutes old',
      () => ({ message: signInMessage(wallet, new Date(service.now().getTime() - 600_000)) }),
      /Issued At/,
    ],
    [
      'has expired',
      () => ({
        message: signInMessage(wallet, service.now(), { lines: [`Expiration Time: ${service.now().toISOString()}`] }),
      }),
      /expired/,
    ],
    [
      'is not valid yet',
      () => ({ message: signInMessage(wallet, service.now(), { lines: ['Not Before: 2027-01-01T00:00:00Z'] }) }),
      /not valid yet/,
    ],
    ['has another version', () => ({ message: signInMessage(wallet, service.now(), { Version: '2' }) }), /Version/],
  ])('signs nobody in when it %s', async (_what, make, description) => {
    const { message, signature } = make()
    const answer = await enter(wallet, message, signature)
    expect(oauth(answer)).toEqual({
      status: 400,
      error: 'invalid_grant',
      description: expect.stringMatching(description),
    })
    expect(await service.db.selectFrom('auth.users').select('id').execute()).toEqual([])
  })

  const derSignature = () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    return createSign('sha256').update('settle it').sign(privateKey).toString('base64')
  }
  const right = () => {
    const message = signInMessage(wallet, service.now())
    return { chain: 'solana', message, signature: base64(wallet.sign(message)) }
  }
  it.each<[string, () => unknown, number, string]>([
    ['nothing', () => ({}), 400, 'web3_unsupported_chain'],
    ['no body', () => undefined, 400, 'bad_json'],
    ['a list', () => [], 400, 'bad_json'],
    ['Ethereum', () => ({ ...right(), chain: 'ethereum' }), 400, 'web3_unsupported_chain'],
    ['a chain that is null', () => ({ ...right(), chain: null }), 400, 'web3_unsupported_chain'],
    ['a chain that is a number', () => ({ ...right(), chain: 1 }), 400, 'bad_json'],
    ['a message that is an object', () => ({ ...right(), message: {} }), 400, 'bad_json'],
    ['no message', () => ({ ...right(), message: null }), 400, 'validation_failed'],
    ['a short message', () => ({ ...right(), message: 'a'.repeat(63) }), 400, 'validation_failed'],
    ['a long message', () => ({ ...right(), message: 'a'.repeat(20 * 1024 + 1) }), 400, 'validation_failed'],
    ['a message of many bytes', () => ({ ...right(), message: '🍋'.repeat(6000) }), 400, 'validation_failed'],
    ['NUL in the message', () => ({ ...right(), message: `${right().message}\u0000` }), 400, 'validation_failed'],
    ['a huge body', () => ({ ...right(), message: 'a'.repeat(1_100_000) }), 413, 'request_entity_too_large'],
    ['no signature', () => ({ ...right(), signature: null }), 400, 'validation_failed'],
    ['a signature that is a list', () => ({ ...right(), signature: [1, 2] }), 400, 'bad_json'],
    ['a signature in DER', () => ({ ...right(), signature: derSignature() }), 400, 'validation_failed'],
    ['a signature in hex', () => ({ ...right(), signature: 'ab'.repeat(64) }), 400, 'validation_failed'],
    ['a signature in base58', () => ({ ...right(), signature: 'A'.repeat(87) }), 400, 'validation_failed'],
    ['a huge signature', () => ({ ...right(), signature: 'A'.repeat(100_000) }), 400, 'validation_failed'],
  ])('is refused with %s', async (_what, body, status, code) => {
    expect(refusal(await grant(body()))).toMatchObject({ status, code })
  })

  it('is accepted up to twenty kilobytes', async () => {
    const filler = (length: number) => signInMessage(wallet, service.now(), { lines: [`Nonce: ${'a'.repeat(length)}`] })
    const room = 20 * 1024 - Buffer.byteLength(filler(0))
    expect((await enter(wallet, filler(room))).status).toBe(200)
  })
})
