import { randomBytes } from 'node:crypto'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { User } from '../tables.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Passkey } from './store.ts'

/** 256 bits that an authenticator signs, to be used once. */
export const newWebauthnChallenge = (): string => randomBytes(32).toString('base64url')

/** EdDSA, ES256 and RS256. */
export const algorithms = [-8, -7, -257]

/**
 * What a browser needs to create a passkey. Where it comes from is nobody's business, so no attestation is requested.
 * @param existing the user's other passkeys, which the same authenticator must not replace
 */
export const creationOptions = (
  { id }: RelyingParty,
  user: User,
  { challenge, existing, seconds }: { challenge: string; existing: readonly Passkey[]; seconds: number },
) =>
  generateRegistrationOptions({
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

/** What a browser needs to sign with one passkey. */
export const requestOptions = (
  { id }: RelyingParty,
  passkey: Passkey,
  { challenge, seconds }: { challenge: string; seconds: number },
) =>
  generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: seconds * 1000,
    userVerification: passkey.verifies_user ? 'required' : 'preferred',
    allowCredentials: [described(passkey)],
  })

const described = ({ credential_id, transports }: Passkey) => ({ id: credential_id, transports })
