import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { AuthClock, AuthDb } from '../context.ts'
import { type JwtKey, type JwtKeys, parseJwtKeys } from './jwt-keys.ts'

export type PublicJwk = JWK & { kid: string }
export type Keyring = {
  signing: { kid: string; key: CryptoKey }
  /** All public keys, in the form in which they are published. */
  published: { keys: PublicJwk[] }
}

/**
 * Loads the keys at first use and remembers them. Without keys of the operator, the first process to come makes one and
 * leaves it in the database, where every other process finds it.
 */
export function createKeyring(from: { db: AuthDb; clock: AuthClock; jwtKeys: JwtKeys | null }): () => Promise<Keyring> {
  let loading: Promise<Keyring> | null = null
  return () => {
    loading ??= load(from).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

async function load({ db, clock, jwtKeys }: Parameters<typeof createKeyring>[0]): Promise<Keyring> {
  const { keys } = jwtKeys ?? (await findKey(db)) ?? (await makeKey(db, clock))
  const published = await Promise.all(keys.map(publish))
  const [signingKey] = keys
  const key = await importJWK(signingKey, 'ES256')
  if (key instanceof Uint8Array) throw new Error('the signing key is not an asymmetric key')
  return { signing: { kid: await kidOf(signingKey), key }, published: { keys: published } }
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

async function findKey(db: AuthDb): Promise<JwtKeys | null> {
  const row = await db.selectFrom('auth.signing_keys').select('private_jwk').executeTakeFirst()
  if (row === undefined) return null
  const parsed = parseJwtKeys(JSON.stringify({ keys: [row.private_jwk] }))
  if (!parsed.ok) throw new Error(`the stored signing key ${parsed.problem}`)
  return parsed.keys
}

async function makeKey(db: AuthDb, clock: AuthClock): Promise<JwtKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await db
    .insertInto('auth.signing_keys')
    .values({ kid, private_jwk: JSON.stringify({ ...jwk, kid }), created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await findKey(db)
  if (kept === null) throw new Error('the signing key was not kept')
  return kept
}
