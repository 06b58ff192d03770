import { ok, type Result, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'

/** How many days after a request an account is erased, so that its owner can change their mind. */
export const GRACE_DAYS = 7

type Asking = {
  /** The erasure date if one is already set; null if the account stays, undefined if there is no such account. */
  due: Date | null | undefined
  /** Whether the caller has re-authenticated. */
  isProved: boolean
  now: Date
}

/**
 * Schedules the erasure of an account whose owner requests deletion now. A repeated request keeps the date and needs no
 * proof of identity, unless the earlier one was cancelled in the meantime.
 */
export function decideDeletion({
  due,
  isProved,
  now,
}: Asking): Result<{ erase_at: Date; isNew: boolean }, 'account.reauthentication_required'> {
  if (due) return ok({ erase_at: due, isNew: false })
  if (due === undefined || !isProved) return refuse('account.reauthentication_required')
  return ok({ erase_at: new Date(now.getTime() + GRACE_DAYS * DAY), isNew: true })
}
