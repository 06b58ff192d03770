/** The 64 bytes of a signature in base64 or base64url, with or without padding; null for anything else. */
export function parseSignature(text: string): Uint8Array | null {
  return /^[A-Za-z0-9+/_-]{86}(==)?$/.test(text) ? Buffer.from(text, 'base64url') : null
}

/** Whether the wallet with this address signed the text as it is, or in the envelope that a Ledger signs instead. */
export async function isSignedBy(
  address: string,
  signature: Uint8Array,
  text: string,
  domain: string,
): Promise<boolean> {
  const { base58 } = await import('@scure/base')
  const key = base58.decode(address)
  if (key.length !== 32) return false
  const bytes = Buffer.from(text)
  return (await verify(signature, bytes, key)) || (await verify(signature, ledgerEnvelope(bytes, key, domain), key))
}

/** Strict: keys of small order, for which anyone could forge a signature, verify nothing. */
async function verify(signature: Uint8Array, bytes: Uint8Array, key: Uint8Array): Promise<boolean> {
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  try {
    return ed25519.verify(signature, bytes, key, { zip215: false })
  } catch {
    return false
  }
}

/** Solana's off-chain message, version 0: one signer, plain format. */
export function ledgerEnvelope(message: Uint8Array, key: Uint8Array, domain: string): Uint8Array {
  const application = Buffer.alloc(32)
  application.write(domain)
  const length = Buffer.alloc(2)
  length.writeUInt16LE(message.length)
  const version = Buffer.from([0])
  const formatAndSigners = Buffer.from([0, 1])
  return Buffer.concat([
    Buffer.from([0xff]),
    Buffer.from('solana offchain'),
    version,
    application,
    formatAndSigners,
    key,
    length,
    message,
  ])
}
