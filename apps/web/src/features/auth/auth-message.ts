import { signInMessages } from '@squash/contract/messages/sign-in'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { UNREACHABLE_MESSAGE } from '../../lib/api-error.ts'

type AuthFailure = { name: string; message: string; code: string | undefined }

/** Errors of the authentication client carry a status; anything else that is thrown is an accident. */
function authFailure(error: unknown): AuthFailure | null {
  if (!(error instanceof Error) || !('status' in error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name: error.name, message: error.message, code }
}

const isUsernameTaken = (message: string) =>
  message === signUpMessages.usernameTaken ||
  (/username/i.test(message) && /duplicate|unique|taken|_key/i.test(message))

/**
 * The sentence to show when signing in or up failed (spec core-flow §8).
 * @param error what the authentication client gave back or threw
 */
export function authMessage(error: unknown): string {
  const failure = authFailure(error)
  if (failure === null) return signInMessages.exception
  const { name, message, code } = failure
  if (name === 'AuthRetryableFetchError') return UNREACHABLE_MESSAGE
  if (isNotConfirmed(error)) return signInMessages.emailNotConfirmed
  if (code === 'email_address_invalid' || message.startsWith('Unable to validate email address'))
    return signInMessages.emailInvalid
  if (message.includes('Email address') && message.includes('invalid')) return signInMessages.emailNotAccepted
  if (isUsernameTaken(message)) return signUpMessages.usernameTaken
  return message.trim() || signInMessages.failed
}

/** The code of a refusal; undefined for an accident. */
export const authRefusal = (error: unknown): string | undefined => authFailure(error)?.code

/** Whether the password was right but the address is not confirmed yet: then a new link helps. */
export function isNotConfirmed(error: unknown): boolean {
  const failure = authFailure(error)
  return failure !== null && (failure.code === 'email_not_confirmed' || failure.message.includes('Email not confirmed'))
}

/** How long the server asks to wait before another mail, in seconds; null when it does not say. */
export function waitAsked(error: unknown): number | null {
  const seconds = /after (\d+) seconds?/.exec(authFailure(error)?.message ?? '')?.[1]
  return seconds === undefined ? null : Number(seconds)
}
