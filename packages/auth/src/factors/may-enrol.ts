import { ok, type Result, refuse } from '../result.ts'
import { owesSecondFactor, type Standing } from '../sessions/check.ts'
import type { Factor } from './store.ts'

/** Protocol §8. */
const maxFactors = 10

/** What a new factor would be. */
export type Enrolling = { friendlyName: string; phone: string | null }

/** Whether a person with these factors may add another. An unverified one for the same phone does not count: it is replaced. */
export function mayEnrol(existing: readonly Factor[], standing: Standing, enrolling: Enrolling): Result<null> {
  const others = existing.filter((factor) => !isReplacedBy(enrolling)(factor))
  if (others.length >= maxFactors) return refuse('too_many_enrolled_mfa_factors')
  if (owesSecondFactor(standing)) return refuse('insufficient_aal')
  if (enrolling.phone !== null && others.some(({ phone }) => phone === enrolling.phone)) {
    return refuse('mfa_verified_factor_exists')
  }
  if (others.some((factor) => factor.friendly_name === enrolling.friendlyName)) {
    return refuse('mfa_factor_name_conflict')
  }
  return ok(null)
}

/** Which factor a new one takes the place of. */
export const isReplacedBy =
  ({ phone }: Enrolling) =>
  (factor: Factor): boolean =>
    phone !== null && factor.phone === phone && factor.status === 'unverified'
