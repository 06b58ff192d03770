import { createHash } from 'node:crypto'
import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ProviderFailure } from './ask.ts'
import type { BroughtToken } from './provider.ts'

/** Only signatures with a key pair: the token's bearer might know a shared secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

type Checked = { ok: true; claims: JWTPayload } | { ok: false; why: 'foreign_issuer' | 'bad_token' }

/**
 * Checks signature, issuer, audience, age and, when there is an access token, `at_hash`. The keys are always the
 * configured provider's; the token cannot point to others.
 * @throws ProviderFailure when the provider's keys are unavailable
 */
export async function checkIdToken(
  { idToken, accessToken }: BroughtToken,
  by: { keys: JWTVerifyGetKey; issuers: readonly string[]; audience: string[]; now: Date },
): Promise<Checked> {
  try {
    if (!by.issuers.includes(decodeJwt(idToken).iss ?? '')) return { ok: false, why: 'foreign_issuer' }
    const { payload, protectedHeader } = await jwtVerify(idToken, by.keys, {
      algorithms,
      issuer: [...by.issuers],
      audience: by.audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: by.now,
      clockTolerance: 10,
    })
    const hash = payload.at_hash
    const fits = accessToken === undefined || hash === undefined || hash === hashOf(accessToken, protectedHeader.alg)
    return fits ? { ok: true, claims: payload } : { ok: false, why: 'bad_token' }
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || isUnreadable(error)) {
      throw new ProviderFailure('the provider’s keys could not be had', { cause: error })
    }
    if (error instanceof errors.JOSEError) return { ok: false, why: 'bad_token' }
    throw error
  }
}

/** The library's only message for a response that is not a key set. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof errors.JWKSInvalid || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')

/**
 * The left half of the access token's hash, using the hash function of the ID token's signature, as OpenID Connect Core
 * defines `at_hash`.
 */
function hashOf(accessToken: string, algorithm: string): string {
  const bits = /(256|384)$/.exec(algorithm)?.[1] ?? '512'
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}
