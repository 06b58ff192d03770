import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { ledgerEnvelope } from '../src/web3/signature.ts'

/** A wallet with a key pair of its own. It uses a different library from the one that verifies. */
export function createWallet() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  const signBytes = (bytes: Uint8Array) => sign(null, bytes, privateKey)
  return {
    address: base58.encode(key),
    key,
    sign: (text: string) => signBytes(Buffer.from(text)),
    /** Signs like a Ledger, which shows and signs an envelope around the text. */
    signOnLedger: (text: string, domain: string) => signBytes(ledgerEnvelope(Buffer.from(text), key, domain)),
  }
}
export type Wallet = ReturnType<typeof createWallet>

export const site = 'https://squash.example'

/** The message that the site asks a wallet to sign. */
export const signInMessage = (
  { address }: Pick<Wallet, 'address'>,
  now: Date,
  {
    domain = 'squash.example',
    lines = [],
    ...special
  }: { domain?: string; lines?: string[]; URI?: string; 'Issued At'?: string; Version?: string } = {},
) => {
  const fields = { Version: '1', URI: `${site}/login`, 'Issued At': now.toISOString(), ...special }
  return [
    `${domain} wants you to sign in with your Solana account:`,
    address,
    '',
    ...Object.entries(fields).map(([key, value]) => `${key}: ${value}`),
    ...lines,
  ].join('\n')
}
