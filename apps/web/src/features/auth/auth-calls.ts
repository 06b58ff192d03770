import { loadAuth } from '../../lib/auth.ts'
import type { SignUpFields } from './sign-up-rules.ts'

/** Where a mailed link leads back to: this site, at a path of ours. */
const here = (path: string) => `${location.origin}${path}`
/** Blank names are stored as null (spec core-flow §5). */
const orNull = (text: string) => text.trim() || null

/** @throws what the authentication client reports */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await (await loadAuth()).signInWithPassword({ email: email.trim(), password })
  if (error) throw error
}

/**
 * @param backTo the path that the confirmation mail leads to
 * @returns whether the person is signed in at once, or has a mail to open first
 */
export async function signUp(fields: SignUpFields, backTo: string): Promise<'signed-in' | 'confirm'> {
  const { data, error } = await (await loadAuth()).signUp({
    email: fields.email.trim(),
    password: fields.password,
    options: {
      emailRedirectTo: here(backTo),
      data: {
        first_name: orNull(fields.firstName),
        last_name: orNull(fields.lastName),
        username: orNull(fields.username),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  })
  if (error) throw error
  return data.session ? 'signed-in' : 'confirm'
}

export async function resendConfirmation(email: string, backTo: string): Promise<void> {
  const options = { emailRedirectTo: here(backTo) }
  const { error } = await (await loadAuth()).resend({ type: 'signup', email: email.trim(), options })
  if (error) throw error
}

export async function sendResetLink(email: string): Promise<void> {
  const redirectTo = here('/reset-password')
  const { error } = await (await loadAuth()).resetPasswordForEmail(email.trim(), { redirectTo })
  if (error) throw error
}

/** Mails a link that signs in. An address without an account gets none, and the caller is not told. */
export async function sendSignInLink(email: string, backTo: string): Promise<void> {
  const options = { emailRedirectTo: here(backTo), shouldCreateUser: false }
  const { error } = await (await loadAuth()).signInWithOtp({ email: email.trim(), options })
  if (error && error.code !== 'otp_disabled') throw error
}

/** What the code of a mail is for, as the protocol names it; "email" is a sign-up or a sign-in. */
export type MailedCodeType = 'signup' | 'recovery' | 'email'

/** Signs in with the code of a mail. People type it as they see it, in groups. */
export async function enterCode(type: MailedCodeType, email: string, code: string): Promise<void> {
  const shown = { type, email: email.trim(), token: code.replace(/\s/g, '') }
  const { error } = await (await loadAuth()).verifyOtp(shown)
  if (error) throw error
}

export async function setPassword(password: string): Promise<void> {
  const { error } = await (await loadAuth()).updateUser({ password })
  if (error) throw error
}
