import { ok, type Result, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'

/** How many days a user has to change their mind. */
export const GRACE_DAYS = 7

type Asking = {
  /** The erasure date if one is already set; null if the account stays, undefined if there is no such account. */
  due: Date | null | undefined
  /** Whether the caller has re-authenticated. */
  isProved: boolean
  now: Date
}

/**
 * The erasure date of an account whose owner requests deletion now. A repeated request needs no proof and keeps the
 * date; if the earlier request was cancelled in the meantime, it counts as the first and needs proof.
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
