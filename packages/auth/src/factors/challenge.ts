import { createHash, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { AuthTables, Factor } from '../tables.ts'

export type Challenge = Selectable<AuthTables['auth.factor_challenges']>

export const challengeSeconds = 300

type Opening = {
  address: string
  now: Date
  /** The texted code; an authenticator app generates its own. */
  code: string | null
  /** What a passkey has to sign, and the session that its answer has to come from. */
  passkey: { challenge: string; sessionId: string } | null
}

/** Starts an attempt to verify a factor. */
export async function openChallenge(tx: AuthTx, factor: Factor, by: Opening): Promise<Challenge> {
  const id = randomUUID()
  await tx
    .deleteFrom('auth.factor_challenges')
    .where('factor_id', '=', factor.id)
    .where('expires_at', '<=', by.now)
    .execute()
  await tx.updateTable('auth.factors').set({ last_challenged_at: by.now }).where('id', '=', factor.id).execute()
  return await tx
    .insertInto('auth.factor_challenges')
    .values({
      id,
      factor_id: factor.id,
      address_hash: hashFor(id, by.address),
      code_hash: by.code === null ? null : hashFor(id, by.code),
      webauthn_challenge: by.passkey?.challenge ?? null,
      session_id: by.passkey?.sessionId ?? null,
      created_at: by.now,
      expires_at: new Date(by.now.getTime() + challengeSeconds * 1000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Finds a challenge of a factor that can still be answered from this address and session; the factor's account has to
 * be locked.
 */
export async function findChallenge(
  tx: AuthTx,
  factor: Factor,
  by: { id: string; address: string; sessionId: string; now: Date },
): Promise<Result<Challenge>> {
  const challenge = await tx
    .selectFrom('auth.factor_challenges')
    .selectAll()
    .where('id', '=', by.id)
    .where('factor_id', '=', factor.id)
    .where(({ or, eb }) => or([eb('session_id', 'is', null), eb('session_id', '=', by.sessionId)]))
    .executeTakeFirst()
  if (challenge === undefined) {
    return refuse('mfa_factor_not_found', {
      status: 422,
      message: 'MFA factor with the provided challenge ID not found',
    })
  }
  if (challenge.verified_at !== null || challenge.address_hash !== hashFor(challenge.id, by.address)) {
    return refuse('mfa_ip_address_mismatch')
  }
  return challenge.expires_at <= by.now ? refuse('mfa_challenge_expired') : ok(challenge)
}

/** The stored form of a code or an address: bound to its challenge, so that equal values have different hashes. */
export const hashFor = (challengeId: string, text: string): string =>
  createHash('sha256').update(`${challengeId} ${text}`).digest('hex')
