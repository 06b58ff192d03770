import { dictionary } from '@zxcvbn-ts/language-common'
import { ok, type Result, refuse, type WeakPasswordReason } from '../result.ts'

/**
 * The share of an account's wrong passwords that pass before answers slow down, and the longest delay in milliseconds.
 */
const freeShare = 0.3
export const slowest = 2000

/**
 * The delay before answering a wrong password, in milliseconds: zero at first, then doubling with each tenth of the
 * allowance, up to two seconds. @param used the share of the allowance used up, from 0 to 1
 */
export function delayOf(used: number): number {
  if (used <= freeShare) return 0
  const steps = Math.round((used - freeShare) * 10) - 1
  return Math.min(slowest, 250 * 2 ** steps)
}

/**
 * The 3000 most common passwords that the rules here would otherwise accept. The package's list is ordered by how often
 * a password was found in leaks, so a longer list would mostly refuse passwords that hardly anyone tries.
 */
const size = 3000
const shortest = 6

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => [...password].length >= shortest).slice(0, size),
)

/** Whether a password is among the first that an attacker would try, whatever its case. */
const isCommon = (password: string): boolean => common.has(password.toLowerCase())

/** The longest accepted password, in bytes of UTF-8. */
const maxBytes = 72

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > maxBytes

type Weakness = { message: string; reasons: readonly WeakPasswordReason[] }

/** What makes a password weak, or null. `min` is in characters. */
export function weakness(password: string, min: number): Weakness | null {
  const short = [...password].length < min
  const common = isCommon(password)
  if (!short && !common) return null
  return {
    message: short
      ? `Password should be at least ${min} characters.`
      : 'Password is known to be weak and easy to guess, please choose a different one.',
    reasons: [...(short ? (['length'] as const) : []), ...(common ? (['pwned'] as const) : [])],
  }
}

/** Whether a new password may be set. */
export function checkNewPassword(password: string, min: number): Result<null> {
  if (isTooLong(password)) {
    return refuse('validation_failed', { message: `Password cannot be longer than ${maxBytes} bytes` })
  }
  const weak = weakness(password, min)
  if (weak) return refuse('weak_password', { message: weak.message, weakPassword: { reasons: weak.reasons } })
  return ok(null)
}
