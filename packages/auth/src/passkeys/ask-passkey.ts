import type { AuthContext } from '../context.ts'
import { challengeSeconds } from '../factors/challenge.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Factor, User } from '../tables.ts'
import { creationOptions, newWebauthnChallenge, requestOptions } from './options.ts'
import { relyingParty } from './relying-party.ts'
import { listPasskeys } from './store.ts'

type Options =
  | { type: 'create'; credential_options: { publicKey: Awaited<ReturnType<typeof creationOptions>> } }
  | { type: 'request'; credential_options: { publicKey: Awaited<ReturnType<typeof requestOptions>> } }

/** What a browser gets to create a passkey, or to sign with one, and the challenge in it. */
export type PasskeyRequest = { challenge: string; webauthn: Options }

/** Asks for a passkey: to be created for an unverified factor, else to sign. @returns null for other factors */
export async function askPasskey(
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
