import { ok, type Result, refuse, type WeakPasswordReason } from '../result.ts'

/** No longer password is taken (protocol §3, §10). In bytes of UTF-8. */
const maxBytes = 72

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > maxBytes

/** What is weak about a password, or null. `min` is in characters. */
export const weakness = (
  password: string,
  min: number,
): { message: string; reasons: readonly WeakPasswordReason[] } | null =>
  [...password].length < min ? { message: `Password should be at least ${min} characters.`, reasons: ['length'] } : null

/** Whether a new password may be set. */
export function checkNewPassword(password: string, min: number): Result<null> {
  if (isTooLong(password)) {
    return refuse('validation_failed', { message: `Password cannot be longer than ${maxBytes} bytes` })
  }
  const weak = weakness(password, min)
  if (weak) return refuse('weak_password', { message: weak.message, weakPassword: { reasons: weak.reasons } })
  return ok(null)
}
