import { ok, type Result, refuse } from '../result.ts'
import type { Assurance } from '../sessions/check.ts'
import { requireSecondFactor } from '../sessions/lock-caller.ts'
import type { Factor } from '../tables.ts'

const maxFactors = 10

/** A factor that is about to be added. */
export type Enrolling = { friendlyName: string; phone: string | null }

/**
 * Whether a user with these factors may add another. An unverified one for the same phone does not count: it is
 * replaced.
 */
export function mayEnrol(existing: readonly Factor[], assurance: Assurance, enrolling: Enrolling): Result<null> {
  const others = existing.filter((factor) => !isReplacedBy(enrolling)(factor))
  if (others.length >= maxFactors) return refuse('too_many_enrolled_mfa_factors')
  const trusted = requireSecondFactor(assurance, { message: 'AAL2 required to enroll a new factor' })
  if (!trusted.ok) return trusted
  if (enrolling.phone !== null && others.some(({ phone }) => phone === enrolling.phone)) {
    return refuse('mfa_verified_factor_exists')
  }
  if (others.some((factor) => factor.friendly_name === enrolling.friendlyName)) {
    return refuse('mfa_factor_name_conflict')
  }
  return ok(null)
}

/**
 * Whether a factor may be challenged or verified from this session. Once an account has a verified factor, an
 * unverified one needs aal2: otherwise someone who knows the password could verify a factor of their own instead of
 * showing the owner's.
 */
export const mayProve = (factor: Factor, assurance: Assurance): Result<null> =>
  factor.status === 'verified'
    ? ok(null)
    : requireSecondFactor(assurance, { message: 'AAL2 required to verify a new factor' })

/** Whether a new factor replaces an existing one. */
export const isReplacedBy =
  ({ phone }: Enrolling) =>
  (factor: Factor): boolean =>
    phone !== null && factor.phone === phone && factor.status === 'unverified'
