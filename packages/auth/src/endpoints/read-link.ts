import { isVerifyType, type VerifyType } from '../codes/verify-types.ts'
import { ok, type Result, refuse } from '../result.ts'

/** What a mailed link shows. */
export type ShownLink = { token: string; type: VerifyType }

/** Reads a link's token and type from its query, or from the form that stands in for it. */
export function readLink(given: URLSearchParams): Result<ShownLink> {
  const token = given.get('token')
  const type = given.get('type')
  if (!token || !isVerifyType(type)) {
    return refuse('validation_failed', { message: 'Verify requires a token and a verification type' })
  }
  return ok({ token, type })
}
