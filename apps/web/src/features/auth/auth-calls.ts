import { signInMessages } from '@squash/contract/messages/sign-in'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { answered, loadAuth } from '../../lib/auth.ts'
import { authFailure, outageMessage, refusalCode, refusalSentence } from '../../lib/auth-failure.ts'
import { currentSession, owesFactor } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'
import type { SignUpFields } from './sign-up-rules.ts'

/** The absolute URL of a path on this site, as the target of a mailed link. */
export const here = (path: string) => `${location.origin}${path}`
/** Blank names are stored as null. */
const orNull = (text: string) => text.trim() || null

/** @throws the authentication client's error */
export async function signIn(email: string, password: string): Promise<void> {
  await answered((await loadAuth()).signInWithPassword({ email: email.trim(), password }))
}

/** Greets a user who has signed in, unless they still owe a second factor; they are greeted after that. */
export function sayWelcome(): void {
  if (!owesFactor(currentSession())) toast.success(signInMessages.welcome)
}

/**
 * @param backTo the path that the confirmation mail links to
 * @returns whether the new user is signed in at once, or has a mail to open first
 */
export async function signUp(fields: SignUpFields, backTo: string): Promise<'signed-in' | 'confirm'> {
  const { session } = await answered(
    (await loadAuth()).signUp({
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
    }),
  )
  return session ? 'signed-in' : 'confirm'
}

export async function resendConfirmation(email: string, backTo: string): Promise<void> {
  const options = { emailRedirectTo: here(backTo) }
  await answered((await loadAuth()).resend({ type: 'signup', email: email.trim(), options }))
}

export async function sendResetLink(email: string): Promise<void> {
  const redirectTo = here('/reset-password')
  await answered((await loadAuth()).resetPasswordForEmail(email.trim(), { redirectTo }))
}

/** Mails a sign-in link. An address without an account gets no mail, without the caller finding out. */
export async function sendSignInLink(email: string, backTo: string): Promise<void> {
  const options = { emailRedirectTo: here(backTo), shouldCreateUser: false }
  try {
    await answered((await loadAuth()).signInWithOtp({ email: email.trim(), options }))
  } catch (error) {
    if (refusalCode(error) !== 'otp_disabled') throw error
  }
}

/** The purpose of a mailed code, in the protocol's terms; "email" is a sign-up or a sign-in. */
export type MailedCodeType = 'signup' | 'recovery' | 'email'

/** Signs in with a mailed code. It may contain spaces, because users type it in groups, as displayed. */
export async function enterCode(type: MailedCodeType, email: string, code: string): Promise<void> {
  await answered((await loadAuth()).verifyOtp({ type, email: email.trim(), token: code.replace(/\s/g, '') }))
}

/**
 * Redirects the browser to the organisation that signs in addresses of this domain.
 * @throws the authentication client's error.
 */
export async function signInAtOrganisation(domain: string, backTo: string): Promise<void> {
  await answered((await loadAuth()).signInWithSSO({ domain, options: { redirectTo: here(backTo) } }))
}

const isUsernameTaken = (message: string) =>
  message === signUpMessages.usernameTaken ||
  (/username/i.test(message) && /duplicate|unique|taken|_key/i.test(message))

/**
 * The sentence to show when signing in or up failed.
 * @param error the error that the authentication client returned or threw
 */
export function authMessage(error: unknown): string {
  const failure = authFailure(error)
  if (failure === null) return signInMessages.exception
  const { message, code } = failure
  const outage = outageMessage(failure)
  if (outage !== null) return outage
  if (isNotConfirmed(error)) return signInMessages.emailNotConfirmed
  if (code === 'email_address_invalid' || message.startsWith('Unable to validate email address'))
    return signInMessages.emailInvalid
  if (message.includes('Email address') && message.includes('invalid')) return signInMessages.emailNotAccepted
  if (isUsernameTaken(message)) return signUpMessages.usernameTaken
  return refusalSentence(failure) ?? (message.trim() || signInMessages.failed)
}

/** Whether the password was right but the address is still unconfirmed, in which case a new link helps. */
export function isNotConfirmed(error: unknown): boolean {
  const failure = authFailure(error)
  return failure !== null && (failure.code === 'email_not_confirmed' || failure.message.includes('Email not confirmed'))
}
