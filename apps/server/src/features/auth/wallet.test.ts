import { generateKeyPairSync, sign } from 'node:crypto'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor, TestSession } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash({ env: { SITE_URL: 'http://localhost:3000', AUTH_WEB3: 'on' } })
})
afterAll(() => squash.close())

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const address = base58(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))

function base58(bytes: Uint8Array): string {
  const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  // Leading zero bytes, which the number loses, are encoded as ones.
  let text = ''
  for (let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= 58n) {
    text = digits[Number(rest % 58n)] + text
  }
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}

async function signIn(): Promise<Actor> {
  const message = [
    'localhost:3000 wants you to sign in with your Solana account:',
    address,
    '',
    'Version: 1',
    'URI: http://localhost:3000/login',
    `Issued At: ${squash.clock.now().toISOString()}`,
  ].join('\n')
  const signature = sign(null, Buffer.from(message), privateKey).toString('base64')
  const { status, body } = await squash.visitor.request('POST', '/auth/v1/token?grant_type=web3', {
    chain: 'solana',
    message,
    signature,
  })
  expect(status).toBe(200)
  const session: TestSession = Object(body)
  const authorization = `Bearer ${session.access_token}`
  return {
    session,
    call: (name, input) => squash.visitor.call(name, input, { authorization }),
    request: (method, path, given) => squash.visitor.request(method, path, given, { authorization }),
  }
}

describe('a wallet user', () => {
  it('gets a profile without an address or username, chooses a username once, and keeps it', async () => {
    const newcomer = await signIn()
    expect(await done(newcomer.call('get_profile', {}))).toMatchObject({ username: null, email: null })
    expect(await done(newcomer.call('update_profile', { username: 'lemon_tree' }))).toMatchObject({
      username: 'lemon_tree',
    })
    squash.clock.advance({ minutes: 1 })
    const again = await signIn()
    expect(again.session?.user.id).toBe(newcomer.session?.user.id)
    expect(await done(again.call('get_profile', {}))).toMatchObject({ username: 'lemon_tree' })
  })
  it('can delete the account only within ten minutes of signing in, having no password or address', async () => {
    squash.clock.advance({ minutes: 1 })
    const owner = await signIn()
    squash.clock.advance({ minutes: 11 })
    expect(await owner.call('delete_account', {})).toMatchObject({ status: 403 })
    const again = await signIn()
    squash.clock.advance({ minutes: 9 })
    expect(await done(again.call('delete_account', {}))).toEqual({ erase_at: expect.any(String) })
  })
})
