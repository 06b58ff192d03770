import { signInMessages } from '@squash/contract/messages/sign-in'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { answered, loadAuth } from '../../lib/auth.ts'
import { authFailure, outageMessage, refusalSentence } from '../../lib/auth-failure.ts'
import { currentSession, owesFactor } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'

/** The absolute URL of a path on this site, as the target of a mailed link. */
export const here = (path: string) => `${location.origin}${path}`
/** @throws the authentication client's error */
export async function signIn(email: string, password: string): Promise<void> {
  await answered((await loadAuth()).signInWithPassword({ email: email.trim(), password }))
}

/** Greets a user who has signed in, unless they still owe a second factor; they are greeted after that. */
export function sayWelcome(): void {
  if (!owesFactor(currentSession())) toast.success(signInMessages.welcome)
}

export async function resendConfirmation(email: string, backTo: string): Promise<void> {
  const options = { emailRedirectTo: here(backTo) }
  await answered((await loadAuth()).resend({ type: 'signup', email: email.trim(), options }))
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
