import type { AuthContext } from '../context.ts'
import { withinLimit } from '../limits.ts'
import { checkNewPassword } from '../passwords/policy.ts'
import { ok, type Result, refuse } from '../result.ts'
import { accountKey } from './account-key.ts'
import type { User } from './store.ts'

export type NewPassword = {
  hash: string
  /** The code of GET /reauthenticate, where the settings ask for one. */
  nonce: string | null
}
type Given = {
  password?: string | null | undefined
  current_password?: string | undefined
  nonce?: string | undefined
}

/** A session younger than this needs no code (protocol §3). */
const recentMilliseconds = 86_400_000

/** An acceptable new password, or undefined when none is given. The slow comparisons happen here, before any transaction. */
export async function readNewPassword(
  context: AuthContext,
  user: User,
  sessionId: string,
  given: Given,
): Promise<Result<NewPassword | undefined>> {
  const { settings, passwords } = context
  const { password } = given
  if (password === undefined || password === null) return ok(undefined)
  const acceptable = checkNewPassword(password, settings.passwordMin)
  if (!acceptable.ok) return acceptable
  const knows = await checkCurrent(context, user, given.current_password)
  if (!knows.ok) return knows
  const needsNonce = settings.requireReauthentication && !(await isRecent(context, sessionId))
  if (needsNonce && given.nonce === undefined) return refuse('reauthentication_needed')
  if (needsNonce) {
    const allowed = await withinLimit(context.limiter, 'verify_account', accountKey(user.id))
    if (!allowed.ok) return allowed
  }
  if (await passwords.verify(user.password_hash, password)) return refuse('same_password')
  return ok({ hash: await passwords.hash(password), nonce: needsNonce ? (given.nonce ?? null) : null })
}

/** Compares the password that the person says is theirs now. Guesses count apart from those at the sign-in. */
async function checkCurrent(
  { settings, passwords, limiter }: AuthContext,
  user: User,
  current: string | undefined,
): Promise<Result<null>> {
  if (current === undefined) {
    const isNeeded = settings.requireCurrentPassword && user.password_hash !== null
    return isNeeded ? refuse('current_password_required') : ok(null)
  }
  const key = accountKey(user.id)
  const allowed = await withinLimit(limiter, 'password_account', key)
  if (!allowed.ok) return allowed
  if (!(await passwords.verify(user.password_hash, current))) return refuse('current_password_invalid')
  await limiter.giveBack?.('password_account', key)
  return ok(null)
}

async function isRecent({ db, clock }: AuthContext, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('auth.sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined && clock.now().getTime() - session.created_at.getTime() < recentMilliseconds
}
