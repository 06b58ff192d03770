import { ok, type Result, refuse, type WeakPasswordReason } from '../result.ts'

/** The share of an account's wrong passwords that are answered without a delay. */
const freeShare = 0.3
/** The longest delay, in milliseconds. */
export const maxDelay = 2000

/**
 * The delay before answering a wrong password, in milliseconds: zero at first, then doubling with each tenth of the
 * allowance, up to two seconds. @param used the share of the allowance used up, from 0 to 1
 */
export function delayOf(used: number): number {
  if (used <= freeShare) return 0
  const steps = Math.round((used - freeShare) * 10) - 1
  return Math.min(maxDelay, 250 * 2 ** steps)
}

/**
 * The 3000 most common passwords that the rules here would otherwise accept. The package's list is ordered by how often
 * a password was found in leaks, so a longer list would mostly refuse passwords that hardly anyone tries.
 */
const size = 3000
const shortest = 6

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => [...password].length >= shortest).slice(0, size))
}

let common: ReturnType<typeof readCommon> | undefined

/** Whether a password is among the first that an attacker would try, whatever its case. */
async function isCommon(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(password.toLowerCase())
}

/** The longest accepted password, in bytes of UTF-8. */
const maxBytes = 72

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > maxBytes

type Weakness = { message: string; reasons: readonly WeakPasswordReason[] }

/** What makes a password weak, or null. `min` is in characters. */
export async function weakness(password: string, min: number): Promise<Weakness | null> {
  const short = [...password].length < min
  const isKnown = await isCommon(password)
  if (!short && !isKnown) return null
  return {
    message: short
      ? `Password should be at least ${min} characters.`
      : 'Password is known to be weak and easy to guess, please choose a different one.',
    reasons: [...(short ? (['length'] as const) : []), ...(isKnown ? (['pwned'] as const) : [])],
  }
}

/** Whether a new password may be set. */
export async function checkNewPassword(password: string, min: number): Promise<Result<null>> {
  if (isTooLong(password)) {
    return refuse('validation_failed', { message: `Password cannot be longer than ${maxBytes} bytes` })
  }
  const weak = await weakness(password, min)
  if (weak) return refuse('weak_password', { message: weak.message, weakPassword: { reasons: weak.reasons } })
  return ok(null)
}
