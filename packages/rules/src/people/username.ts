import { LIMITS } from '@squash/contract/limits'
import { signUpMessages } from '@squash/contract/messages/sign-up'

/** Filters what is typed into the sign-up field: lower-case, only a-z, 0-9 and underscore. */
export const filterUsername = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9_]/g, '')

/** What is wrong with a username, as a message to the user; null for a valid one. */
export function usernameProblem(username: string): string | null {
  if (username === '') return signUpMessages.usernameRequired
  if (username.length < LIMITS.usernameMin) return signUpMessages.usernameTooShort
  const fits = username.length <= LIMITS.usernameMax && filterUsername(username) === username
  return fits
    ? null
    : `Username can have up to ${LIMITS.usernameMax} characters: lowercase letters from a to z, numbers and underscores.`
}
