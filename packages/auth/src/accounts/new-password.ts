import type { AuthContext } from '../context.ts'
import { accountKey } from '../devices/device.ts'
import { withinLimit } from '../limits.ts'
import { checkNewPassword } from '../passwords/policy.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { User } from '../tables.ts'
import type { AuthenticationMethod } from '../values.ts'

export type NewPassword = {
  hash: string
  /** The code from GET /reauthenticate, where the settings require one. */
  nonce: string | null
}
type Given = {
  password?: string | null | undefined
  current_password?: string | undefined
  nonce?: string | undefined
}

/** A session younger than this needs no code. */
const recentMilliseconds = 86_400_000
/**
 * For this long, a session that was opened with a mailed or texted code may change the password without the current
 * one. This is how users who forgot theirs set a new one.
 */
const recoveryMilliseconds = 3_600_000

/**
 * An acceptable new password, or undefined when none is given. Does the slow comparisons here, before any transaction.
 */
export async function readNewPassword(
  context: AuthContext,
  user: User,
  sessionId: string,
  given: Given,
): Promise<Result<NewPassword | undefined>> {
  const { settings, passwords } = context
  const { password } = given
  if (password === undefined || password === null) return ok(undefined)
  const acceptable = await checkNewPassword(password, settings.passwordMin)
  if (!acceptable.ok) return acceptable
  const session = await findSession(context, sessionId)
  const needsCurrent = settings.requireCurrentPassword && user.password_hash !== null && !cameByCode(session)
  if (needsCurrent && given.current_password === undefined) return refuse('current_password_required')
  const knows = await checkCurrent(context, user, given.current_password)
  if (!knows.ok) return knows
  const needsNonce = settings.requireReauthentication && session.ageMilliseconds >= recentMilliseconds
  if (needsNonce && given.nonce === undefined) return refuse('reauthentication_needed')
  if (needsNonce) {
    const allowed = await withinLimit(context.limiter, 'verify_account', accountKey(user.id))
    if (!allowed.ok) return allowed
  }
  if (await passwords.verify(user.password_hash, password)) return refuse('same_password')
  return ok({ hash: await passwords.hash(password), nonce: needsNonce ? (given.nonce ?? null) : null })
}

/** Checks the current password the user gave. Guesses count separately from those at sign-in. */
async function checkCurrent(
  { passwords, limiter }: AuthContext,
  user: User,
  current: string | undefined,
): Promise<Result<null>> {
  if (current === undefined) return ok(null)
  const key = accountKey(user.id)
  const allowed = await withinLimit(limiter, 'password_account', key)
  if (!allowed.ok) return allowed
  if (!(await passwords.verify(user.password_hash, current))) return refuse('current_password_invalid')
  await limiter.giveBack?.('password_account', key)
  return ok(null)
}

type SessionAge = { amr: readonly AuthenticationMethod[]; ageMilliseconds: number }

async function findSession({ db, clock }: AuthContext, sessionId: string): Promise<SessionAge> {
  const session = await db
    .selectFrom('auth.sessions')
    .select(['created_at', 'amr'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (session === undefined) return { amr: [], ageMilliseconds: Number.POSITIVE_INFINITY }
  return { amr: session.amr, ageMilliseconds: clock.now().getTime() - session.created_at.getTime() }
}

const codeMethods: readonly AuthenticationMethod['method'][] = ['otp', 'recovery', 'magiclink', 'email/signup']

const cameByCode = ({ amr, ageMilliseconds }: SessionAge): boolean =>
  ageMilliseconds < recoveryMilliseconds && amr.some(({ method }) => codeMethods.includes(method))
