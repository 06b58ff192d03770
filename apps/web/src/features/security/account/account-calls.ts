import type { User } from '@supabase/auth-js'
import { loadAuth } from '../../../lib/auth.ts'
import { answered } from '../../../lib/auth-answer.ts'

/** `current` and `nonce` (a code that was sent for this) are null where there is none. */
type NewPassword = { password: string; current: string | null; nonce: string | null }

/** @throws what the authentication client reports */
export async function changePassword({ password, current, nonce }: NewPassword): Promise<void> {
  await answered(
    (await loadAuth()).updateUser({
      password,
      ...(current !== null && { current_password: current }),
      ...(nonce !== null && { nonce }),
    }),
  )
}

/** Asks for another address: it counts once both have confirmed it. */
export async function changeEmail(email: string): Promise<void> {
  const emailRedirectTo = `${location.origin}/security`
  await answered((await loadAuth()).updateUser({ email: email.trim() }, { emailRedirectTo }))
}

/**
 * The code of one of the two mails of a change; nobody has to say which.
 * @returns whether the account has its new address, or waits for the other code
 */
export async function enterChangeCode(user: User, code: string): Promise<'changed' | 'waits'> {
  const auth = await loadAuth()
  const token = code.replace(/\s/g, '')
  const enter = (email: string) => auth.verifyOtp({ type: 'email_change', email, token })
  let answer = await enter(user.new_email ?? '')
  if (answer.error?.code === 'otp_expired' && user.email) answer = await enter(user.email)
  const { session } = await answered(Promise.resolve(answer))
  return session ? 'changed' : 'waits'
}
