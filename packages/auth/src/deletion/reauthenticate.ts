import { findUser } from '../accounts/store.ts'
import { takeNonce } from '../codes/code.ts'
import type { AuthContext } from '../context.ts'
import { accountKey } from '../devices/device.ts'
import { withinLimit } from '../limits.ts'
import { delayOf, isTooLong } from '../passwords/policy.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import type { User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import type { SignedIn } from './request.ts'

/** The proof that a signed-in user gives. */
export type Proof = { password?: string | null | undefined; nonce?: string | null | undefined }
export type Reauthentication = { ok: true } | Refusal

/** How old a session's proofs may be to stand in for a password or code. */
const recentMilliseconds = 10 * 60_000

/**
 * Whether a signed-in user has proved their identity again. A code works once; if several proofs are given, the
 * password counts.
 */
export async function reauthenticate(context: AuthContext, by: SignedIn, proof: Proof): Promise<Reauthentication> {
  const user = await findUser(context.db, by.userId)
  if (user === undefined) return refuse('user_not_found')
  const { password, nonce } = proof
  if (typeof password === 'string') return await checkPassword(context, user, password)
  if (typeof nonce === 'string') return await checkNonce(context, user, nonce)
  const hasProofs = user.password_hash !== null || user.email !== null || user.phone !== null
  return !hasProofs && (await isFresh(context, by)) ? ok(null) : refuse('reauthentication_needed')
}

async function checkPassword(context: AuthContext, user: User, password: string): Promise<Result<null>> {
  const key = accountKey(user.id)
  const allowed = await withinLimit(context.limiter, 'password_account', key)
  if (!allowed.ok) return allowed
  if (!(await context.passwords.verify(user.password_hash, isTooLong(password) ? '' : password))) {
    await context.pause(delayOf(allowed.value))
    return refuse('reauthentication_not_valid')
  }
  await context.limiter.giveBack?.('password_account', key)
  return ok(null)
}

async function checkNonce(context: AuthContext, user: User, nonce: string): Promise<Result<null>> {
  const allowed = await withinLimit(context.limiter, 'verify_account', accountKey(user.id))
  if (!allowed.ok) return allowed
  return await transactUnlessRefused(context, async (tx) =>
    (await takeNonce(context, tx, user, nonce)) ? ok(null) : refuse('reauthentication_not_valid'),
  )
}

/** Whether the session's newest proof, a sign-in or a second factor, was given just now. */
async function isFresh({ db, clock }: AuthContext, { userId, sessionId }: SignedIn): Promise<boolean> {
  const session = await db
    .selectFrom('auth.sessions')
    .select('amr')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const newest = Math.max(0, ...(session?.amr ?? []).map(({ timestamp }) => timestamp))
  return clock.now().getTime() - newest * 1000 <= recentMilliseconds
}
