import { LIMITS } from './limits.ts'

/**
 * What counts as an e-mail address: the pattern of HTML's <input type=email>, with a dot in the domain. The authentication
 * service has the same one, so that an address that can sign up can be invited as well.
 */
export const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/** Whether this is a complete e-mail address; spaces around it don't matter. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= LIMITS.email && EMAIL_ADDRESS.test(address)
}
