import { lockUser, type User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import { ok, type Result } from '../result.ts'
import type { CodePurpose } from './purposes.ts'
import { mayMail, sendCodes, takeMailAllowance } from './send.ts'

/** Whether there is anything to mail for this purpose. */
const applies = (user: User, purpose: CodePurpose): boolean => {
  if (purpose === 'confirmation') return user.email_confirmed_at === null
  return purpose === 'recovery' || user.new_email !== null
}

/** Mails codes to an existing account, if the purpose applies to it. Refuses when it is too soon or the server sent too many. */
export async function requestCodes(
  context: AuthContext,
  user: User,
  purpose: CodePurpose,
  redirectTo: string,
): Promise<Result<User>> {
  if (!applies(user, purpose)) return ok(user)
  // Looked at before the allowance is taken, and again under the lock.
  const early = mayMail(context, user, purpose)
  if (!early.ok) return early
  const allowance = await takeMailAllowance(context)
  if (!allowance.ok) return allowance
  return await context.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (locked === undefined || !applies(locked, purpose)) return ok(user)
    const sent = await sendCodes(context, tx, locked, purpose, redirectTo)
    if (sent.ok && purpose === 'recovery') {
      const at = context.clock.now()
      await recordEvents(tx, [{ user_id: user.id, type: 'recovery_requested', session_id: null, at }])
    }
    return sent
  })
}
