import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { AuthClock } from '../ports.ts'
import { ok, type Refusal, refuse } from '../result.ts'
import type { AuthSettings } from '../settings.ts'
import type { Session, User } from '../tables.ts'
import type { Keyring, PublicJwk } from './keyring.ts'

/** How many tokens are cached for each set of keys; a token is used for an hour, many times a minute. */
const MAX_CACHED = 10_000

/**
 * The claims of tokens whose signature was verified with a set of keys, so that each is verified once and not on every
 * call. Each set of keys has its own cache: withdrawing a key drops its tokens. Expiry, and whether the session is
 * live, are still checked on every call.
 */
export function createVerifiedTokens<Keys extends object, Claims>() {
  const byKeys = new WeakMap<Keys, Map<string, Claims>>()

  return {
    of: (keys: Keys, token: string): Claims | undefined => byKeys.get(keys)?.get(token),

    add(keys: Keys, token: string, claims: Claims): void {
      const known = byKeys.get(keys) ?? new Map<string, Claims>()
      // Evicts the oldest; verifying it again costs a tenth of a millisecond.
      if (known.size >= MAX_CACHED) known.delete(known.keys().next().value ?? '')
      byKeys.set(keys, known.set(token, claims))
    },
  }
}

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  email: z.string(),
  iat: z.number(),
  exp: z.number(),
})

/** A verified access token's claims about its bearer; times in seconds since 1970. */
export type AccessClaims = z.infer<typeof claimsSchema>

export type AccessTokens = {
  /** Signs a token for the session. `expiresAt` is in seconds since 1970. */
  sign(user: User, session: Session): Promise<{ token: string; expiresAt: number }>
  /** Checks signature, algorithm, issuer, audience and age, but not whether the session is still live. */
  verify(token: string): Promise<{ ok: true; value: AccessClaims } | Refusal<'bad_jwt'>>
  /** The keys that others verify with. */
  published(): Promise<{ keys: PublicJwk[] }>
}

/** ES256 access tokens with the claims that the client reads. */
export function createAccessTokens(from: {
  keyring: () => Promise<Keyring>
  clock: AuthClock
  settings: AuthSettings
}): AccessTokens {
  const { keyring, clock, settings } = from
  const verified = createVerifiedTokens<Keyring['verifier'], AccessClaims>()

  return {
    async sign(user, session) {
      const { signing } = await keyring()
      const issuedAt = Math.floor(clock.now().getTime() / 1000)
      const expiresAt = issuedAt + settings.accessTokenSeconds
      const token = await new SignJWT({
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.app_metadata,
        user_metadata: user.user_metadata,
        role: 'authenticated',
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
        .setIssuer(settings.issuer)
        .setSubject(user.id)
        .setAudience('authenticated')
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signing.key)
      return { token, expiresAt }
    },

    async verify(token) {
      const { verifier } = await keyring()
      const known = verified.of(verifier, token)
      if (known && known.exp > clock.now().getTime() / 1000) return ok(known)
      try {
        const { payload } = await jwtVerify(token, verifier, {
          algorithms: ['ES256'],
          issuer: settings.issuer,
          audience: 'authenticated',
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        })
        const claims = readClaims(payload)
        if (claims.ok) verified.add(verifier, token, claims.value)
        return claims
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
        const reason = error instanceof errors.JWTExpired ? 'token is expired' : 'token is not valid'
        return refuse('bad_jwt', { message: `invalid JWT: unable to parse or verify signature, ${reason}` })
      }
    },

    published: async () => (await keyring()).published,
  }
}

function readClaims(payload: { sub?: unknown }): { ok: true; value: AccessClaims } | Refusal<'bad_jwt'> {
  if (payload.sub === undefined) return refuse('bad_jwt', { message: 'invalid claim: missing sub claim' })
  const claims = claimsSchema.safeParse(payload)
  if (claims.success) return ok(claims.data)
  if (claims.error.issues.some((issue) => issue.path[0] === 'sub')) {
    return refuse('bad_jwt', { status: 400, message: 'invalid claim: sub claim must be a UUID' })
  }
  return refuse('bad_jwt', { message: 'invalid JWT: claims are missing' })
}
