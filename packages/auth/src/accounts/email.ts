import { ok, type Result, refuse } from '../result.ts'

// The pattern of HTML's <input type=email>, with a dot in the domain.
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/

/** An e-mail address as it is stored: trimmed, in lower case. At most 255 characters (protocol §3). */
export function parseEmail(text: string): Result<string> {
  const trimmed = text.trim()
  if (trimmed.length > 255) {
    return refuse('validation_failed', { message: 'An email address is too long: at most 255 characters are allowed' })
  }
  // Checked before lower-casing: some letters outside ASCII become ASCII ones in lower case.
  if (!address.test(trimmed)) {
    return refuse('validation_failed', { message: 'Unable to validate email address: invalid format' })
  }
  return ok(trimmed.toLowerCase())
}
