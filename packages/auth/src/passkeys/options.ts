import { randomBytes } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { challengeSeconds } from '../factors/challenge.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Factor, User } from '../tables.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'
import { listPasskeys, type Passkey } from './store.ts'

/** 256 bits that an authenticator signs, to be used once. */
const newWebauthnChallenge = (): string => randomBytes(32).toString('base64url')

/** EdDSA, ES256 and RS256. */
export const algorithms = [-8, -7, -257]

/**
 * What a browser needs to create a passkey. Any maker's authenticator will do, so no attestation is requested.
 * @param existing the user's other passkeys, which the same authenticator must not replace
 */
async function creationOptions(
  { id }: RelyingParty,
  user: User,
  { challenge, existing, seconds }: { challenge: string; existing: readonly Passkey[]; seconds: number },
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email ?? user.phone ?? user.id,
    userDisplayName: user.email ?? user.phone ?? user.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: seconds * 1000,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(described),
  })
}

/** What a browser needs to sign with one passkey. */
async function requestOptions(
  { id }: RelyingParty,
  passkey: Passkey,
  { challenge, seconds }: { challenge: string; seconds: number },
) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: seconds * 1000,
    userVerification: passkey.verifies_user ? 'required' : 'preferred',
    allowCredentials: [described(passkey)],
  })
}

const described = ({ credential_id, transports }: Passkey) => ({ id: credential_id, transports })

type Options =
  | { type: 'create'; credential_options: { publicKey: Awaited<ReturnType<typeof creationOptions>> } }
  | { type: 'request'; credential_options: { publicKey: Awaited<ReturnType<typeof requestOptions>> } }

/** What a browser gets to create a passkey, or to sign with one, and the challenge in it. */
export type PasskeyRequest = { challenge: string; webauthn: Options }

/**
 * The request for a factor's passkey: to create it for an unverified factor, otherwise to sign with it.
 * @returns null for other kinds of factors
 */
export async function createPasskeyRequest(
  { settings }: AuthContext,
  tx: AuthTx,
  factor: Factor,
  user: User,
): Promise<Result<PasskeyRequest | null>> {
  if (factor.factor_type !== 'webauthn') return ok(null)
  const party = relyingParty(settings)
  if (party === null) return refuse('mfa_webauthn_enroll_not_enabled')
  const challenge = newWebauthnChallenge()
  const existing = await listPasskeys(tx, user.id)
  const own = existing.find(({ factor_id }) => factor_id === factor.id)
  const seconds = challengeSeconds
  if (own === undefined) {
    const publicKey = await creationOptions(party, user, { challenge, existing, seconds })
    return ok({ challenge, webauthn: { type: 'create', credential_options: { publicKey } } })
  }
  const publicKey = await requestOptions(party, own, { challenge, seconds })
  return ok({ challenge, webauthn: { type: 'request', credential_options: { publicKey } } })
}
