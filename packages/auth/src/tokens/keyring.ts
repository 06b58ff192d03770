import { type CryptoKey, calculateJwkThumbprint, createLocalJWKSet, importJWK, type JWK } from 'jose'
import type { AuthClock, AuthDb } from '../ports.ts'
import { type JwtKey, type JwtKeys, parseJwtKeys } from './jwt-keys.ts'
import { listKeys, makeFirstKey, publishedAt, type SigningKey, signerAt } from './signing-keys.ts'

export type PublicJwk = JWK & { kid: string }
export type Keyring = {
  signing: { kid: string; key: CryptoKey }
  /** All public keys, in their published form. */
  published: { keys: PublicJwk[] }
  /** Finds the public key for a token among them. */
  verifier: ReturnType<typeof createLocalJWKSet>
}

type From = { db: AuthDb; clock: AuthClock; jwtKeys: JwtKeys | null; accessTokenSeconds: number }

/** How long a process may cache the keys. */
const freshMilliseconds = 60_000

/**
 * The current keys: the operator's, or those in the database, where the first process to need one creates it. They are
 * reloaded once a minute, so that every process learns of a new key without a restart.
 */
export function createKeyring(from: From): () => Promise<Keyring> {
  let loaded: { at: number; keyring: Promise<Keyring> } | null = null
  let known: SigningKey[] = []
  const storedKeys = async (): Promise<SigningKey[]> => {
    const found = await listKeys(from.db)
    // Emptying the table under a running process signs nobody out.
    if (found.length > 0 || known.length === 0)
      known = found.length > 0 ? found : await makeFirstKey(from.db, from.clock)
    return known
  }
  return () => {
    const now = from.clock.now().getTime()
    if (loaded !== null && Math.abs(now - loaded.at) < freshMilliseconds) return loaded.keyring
    const keyring = load(from, storedKeys).catch((error: unknown) => {
      loaded = null
      throw error
    })
    loaded = { at: now, keyring }
    return keyring
  }
}

async function load(from: From, storedKeys: () => Promise<SigningKey[]>): Promise<Keyring> {
  const { signing, published } = from.jwtKeys
    ? { signing: from.jwtKeys.keys[0], published: from.jwtKeys.keys }
    : keysAt(await storedKeys(), from)
  const key = await importJWK(signing, 'ES256')
  if (key instanceof Uint8Array) throw new Error('the signing key is not an asymmetric key')
  const keys = await Promise.all(published.map(publish))
  return { signing: { kid: await kidOf(signing), key }, published: { keys }, verifier: createLocalJWKSet({ keys }) }
}

function keysAt(
  stored: readonly SigningKey[],
  { clock, accessTokenSeconds }: From,
): { signing: JwtKey; published: JwtKey[] } {
  const now = clock.now()
  const signer = signerAt(stored, now)
  if (signer === undefined) throw new Error('the signing key was not stored')
  return {
    signing: readKey(signer.private_jwk),
    published: publishedAt(stored, now, accessTokenSeconds).map((key) => readKey(key.private_jwk)),
  }
}

function readKey(jwk: Record<string, unknown>): JwtKey {
  const parsed = parseJwtKeys(JSON.stringify({ keys: [jwk] }))
  if (!parsed.ok) throw new Error(`a stored signing key ${parsed.problem}`)
  return parsed.keys.keys[0]
}

const kidOf = async (key: JwtKey): Promise<string> => key.kid ?? (await calculateJwkThumbprint(key))

const publish = async (key: JwtKey): Promise<PublicJwk> => ({
  kty: key.kty,
  crv: key.crv,
  x: key.x,
  y: key.y,
  kid: await kidOf(key),
  alg: 'ES256',
  use: 'sig',
  key_ops: ['verify'],
})
