import { z } from 'zod'
import type { AuthLog } from '../ports.ts'
import { algorithms } from './options.ts'
import type { RelyingParty } from './relying-party.ts'
import type { NewPasskey, Passkey } from './store.ts'

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384)
const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z
    .enum(['platform', 'cross-platform'])
    .nullish()
    .transform((at) => at ?? undefined),
  // No extension is requested, so none is read.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** A browser's answer when a passkey was created. Unknown fields are dropped. */
export const createdCredential = z.object({
  ...common,
  response: z.object({
    attestationObject: base64url,
    clientDataJSON: base64url,
    transports: z
      .array(z.string().max(32))
      .max(16)
      .nullish()
      .transform((at) => at ?? []),
  }),
})
/** A browser's answer when a passkey has signed. */
export const signedCredential = z.object({
  ...common,
  response: z.object({
    authenticatorData: base64url,
    clientDataJSON: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((at) => at ?? undefined),
  }),
})
type CreatedCredential = z.infer<typeof createdCredential>
type SignedCredential = z.infer<typeof signedCredential>

/** The site whose passkeys are accepted, and the log for why one was not. */
type Verifier = { party: RelyingParty; log: AuthLog }

/** The passkey in a browser's answer; null when the answer doesn't fit the challenge, this site or itself. */
export async function verifyCreated(
  { party: { id, origin }, log }: Verifier,
  response: CreatedCredential,
  expectedChallenge: string,
): Promise<Omit<NewPasskey, 'factor_id'> | null> {
  try {
    if (!(await isUnattested(response))) return null
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { credential, userVerified } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      verifies_user: userVerified,
      transports: response.response.transports,
    }
  } catch (error) {
    return notAccepted(log, error)
  }
}

/** The library throws for anything that it finds wrong with an answer. */
function notAccepted(log: AuthLog, error: unknown): null {
  log.debug({ err: error }, 'the answer of a passkey was not accepted')
  return null
}

/**
 * Whether no certificate vouches for the passkey. None was requested, and checking one could mean fetching lists of
 * revoked ones from addresses that it names.
 */
async function isUnattested({ response }: CreatedCredential): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

/**
 * The passkey's new counter when its signature fits the challenge and this site; null otherwise, including when the
 * counter went back.
 */
export async function verifySigned(
  { party: { id, origin }, log }: Verifier,
  response: SignedCredential,
  expectedChallenge: string,
  passkey: Passkey,
): Promise<number | null> {
  if (response.id !== passkey.credential_id) return null
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: passkey.verifies_user,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    return notAccepted(log, error)
  }
}
