import { LIMITS } from './limits.ts'

/**
 * What counts as an email address: the pattern of HTML's <input type=email>, with a dot required in the domain. The
 * authentication service uses the same pattern, so that every address that can sign up can also be invited.
 */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/** Whether this is a complete email address, ignoring surrounding spaces. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= LIMITS.email && EMAIL_ADDRESS.test(address)
}
