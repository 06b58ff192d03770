import type { z } from 'zod'
import type { AuthContext } from '../context.ts'
import type { Challenge } from '../factors/challenge.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Factor } from '../tables.ts'
import { relyingParty } from './relying-party.ts'
import { findPasskey, insertPasskey, setCounter } from './store.ts'
import { createdCredential, signedCredential, verifyCreated, verifySigned } from './verify.ts'

const notAccepted = { message: 'Invalid passkey response' }

/**
 * Checks a browser's answer to a challenge: the passkey that it created for an unverified factor, which is then stored,
 * or a signature by the stored one.
 */
export async function usePasskey(
  { settings, log }: AuthContext,
  tx: AuthTx,
  factor: Factor,
  challenge: Challenge,
  credential: unknown,
): Promise<Result<null>> {
  const party = relyingParty(settings)
  if (party === null) return refuse('mfa_webauthn_enroll_not_enabled')
  const expected = challenge.webauthn_challenge ?? ''
  const passkey = await findPasskey(tx, factor.id)
  if (passkey === undefined) {
    const created = read(createdCredential, credential)
    if (!created.ok) return created
    const fresh = await verifyCreated({ party, log }, created.value, expected)
    const isStored = fresh !== null && (await insertPasskey(tx, { ...fresh, factor_id: factor.id }))
    return isStored ? ok(null) : refuse('mfa_verification_failed', notAccepted)
  }
  const signed = read(signedCredential, credential)
  if (!signed.ok) return signed
  const counter = await verifySigned({ party, log }, signed.value, expected, passkey)
  if (counter === null) return refuse('mfa_verification_failed', notAccepted)
  await setCounter(tx, factor.id, counter)
  return ok(null)
}

function read<Schema extends z.ZodType>(schema: Schema, credential: unknown): Result<z.output<Schema>> {
  const parsed = schema.safeParse(credential)
  if (parsed.success) return ok(parsed.data)
  const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ')
  return refuse('validation_failed', { message: `credential_response is not one of a passkey: ${names}` })
}
