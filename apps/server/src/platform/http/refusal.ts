import { ORPCError } from '@orpc/server'
import { REFUSALS, type RefusalCode } from '@squash/contract/errors'

/** A refusal on its way to the wire: thrown by the platform, or created by a call's own error map (`errors[code]`). */
export type RefusalError = ORPCError<RefusalCode, unknown>

/**
 * A refusal that any call may give (no session, too many requests, a malformed body); a call's own refusals come from
 * its contract's error map.
 * @param details for a 429 or 503: `{ retry_after }` in whole seconds
 */
export const refusal = (code: RefusalCode, details?: unknown, message: string = REFUSALS[code].message): RefusalError =>
  new ORPCError(code, { status: REFUSALS[code].status, message, data: details })

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)
