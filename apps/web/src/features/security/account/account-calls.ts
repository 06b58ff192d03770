import { loadAuth } from '../../../lib/auth.ts'
import { answered } from '../../../lib/auth-answer.ts'

/** @param current the present password; null where there is none */
export async function changePassword(password: string, current: string | null): Promise<void> {
  const attributes = current === null ? { password } : { password, current_password: current }
  await answered((await loadAuth()).updateUser(attributes))
}

/** Asks for another address: it counts once both have confirmed it. */
export async function changeEmail(email: string): Promise<void> {
  const emailRedirectTo = `${location.origin}/security`
  await answered((await loadAuth()).updateUser({ email: email.trim() }, { emailRedirectTo }))
}
