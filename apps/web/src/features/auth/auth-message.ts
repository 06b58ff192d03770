import { signInMessages } from '@squash/contract/messages/sign-in'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { authFailure, outageMessage, refusalSentence } from '../../lib/auth-failure.ts'

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
