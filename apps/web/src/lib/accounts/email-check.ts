import { isEmailAddress } from '@squash/contract/email-address'
import { signInMessages } from '@squash/contract/messages/sign-in'

/** What is known about the address that was typed (four states, and the quiet one before). */
export type EmailCheck = 'idle' | 'own' | 'checking' | 'unverified' | 'has_account' | 'no_account'

/** The check runs for a complete address, and never for the person's own: half an address has no account to find. */
export const isWorthChecking = (email: string, own: string | null): boolean =>
  isEmailAddress(email) && !isOwn(email, own)

const isOwn = (email: string, own: string | null): boolean =>
  own !== null && email.trim() !== '' && normal(email) === normal(own)

/**
 * What keeps an address from being invited: none, half of one, or the person's own.
 * @param said what to say where there is none, and to somebody who types their own
 */
export function inviteProblem(
  email: string,
  own: string | null,
  said: { missing: string; own: string },
): string | undefined {
  if (email.trim() === '') return said.missing
  if (isOwn(email, own)) return said.own
  return isEmailAddress(email) ? undefined : signInMessages.emailInvalid
}

const normal = (email: string) => email.trim().toLowerCase()

type Facts = {
  /** What the field holds. */
  typed: string
  /** What it held when typing last stopped for 500 ms. */
  settled: string
  own: string | null
  /** The answer for `settled`, once there is one. */
  exists: boolean | undefined
  failed: boolean
}

/** The state of the live account check for what the field holds right now; an answer for an earlier text never counts. */
export function emailCheckState({ typed, settled, own, exists, failed }: Facts): EmailCheck {
  if (isOwn(typed, own)) return 'own'
  if (!isWorthChecking(typed, own)) return 'idle'
  if (typed !== settled) return 'checking'
  if (failed) return 'unverified'
  if (exists === undefined) return 'checking'
  return exists ? 'has_account' : 'no_account'
}
