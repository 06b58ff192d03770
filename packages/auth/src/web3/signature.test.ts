import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createWallet } from '../../test/wallet.ts'
import { isSignedBy, ledgerEnvelope, parseSignature } from './signature.ts'

const wallet = createWallet()
const domain = 'squash.example'

describe('a signature', () => {
  it('is valid over the exact bytes, or over the envelope of a Ledger', async () => {
    expect(await isSignedBy(wallet.address, wallet.sign('settle it'), 'settle it', domain)).toBe(true)
    expect(await isSignedBy(wallet.address, wallet.signOnLedger('settle it', domain), 'settle it', domain)).toBe(true)
  })

  it('is invalid for another text, wallet or domain, or when one bit changes', async () => {
    const signature = wallet.sign('settle it')
    expect(await isSignedBy(wallet.address, signature, 'settle it ', domain)).toBe(false)
    expect(await isSignedBy(createWallet().address, signature, 'settle it', domain)).toBe(false)
    expect(
      await isSignedBy(wallet.address, wallet.signOnLedger('settle it', 'evil.example'), 'settle it', domain),
    ).toBe(false)
    expect(
      await isSignedBy(
        wallet.address,
        signature.map((byte, at) => (at === 63 ? byte ^ 1 : byte)),
        'settle it',
        domain,
      ),
    ).toBe(false)
  })

  it('is never valid for a key of small order, which would sign anything', async () => {
    // The neutral point: S = 0 and R = the point itself satisfy the equation for every text.
    const neutral = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0))
    const forged = new Uint8Array([...neutral, ...new Uint8Array(32)])
    expect(await isSignedBy(base58.encode(neutral), forged, 'settle it', domain)).toBe(false)
    expect(await isSignedBy('1'.repeat(32), new Uint8Array(64), 'settle it', domain)).toBe(false)
  })

  it('is 64 bytes in base64 or base64url, and nothing else', () => {
    const bytes = wallet.sign('settle it')
    const base64 = bytes.toString('base64')
    for (const text of [base64, base64.replace('==', ''), bytes.toString('base64url')]) {
      expect(parseSignature(text)).toEqual(Buffer.from(bytes))
    }
    for (const text of [
      '',
      base64.slice(1),
      `${base64}=`,
      `${base64.slice(0, 85)}!==`,
      `A${base64}`,
      'a'.repeat(100_000),
    ]) {
      expect(parseSignature(text)).toBeNull()
    }
  })
})

describe("a Ledger's envelope", () => {
  it('frames the text as the device shows it', () => {
    const key = new Uint8Array(32).fill(7)
    const bytes = Buffer.from(ledgerEnvelope(Buffer.from('hello'), key, 'd'))
    expect(bytes.toString('hex')).toBe(
      `ff${Buffer.from('solana offchain').toString('hex')}00${'64'.padEnd(64, '0')}0001${'07'.repeat(32)}0500${Buffer.from('hello').toString('hex')}`,
    )
  })
})
