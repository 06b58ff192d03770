import { ok, type Result, refuse } from '../result.ts'

/** How long somebody may think better of it (decisions §14). */
export const GRACE_DAYS = 7

const DAY = 24 * 60 * 60 * 1000

type Asking = {
  /** When the account is to be erased already; null while it stays, undefined when there is none. */
  due: Date | null | undefined
  /** Whether whoever asks has proved that it is them. */
  isProved: boolean
  now: Date
}

/**
 * When an account is erased whose owner asks for it now. Whoever asks again has nothing to prove, and the time stays; if the
 * request before was called off in the meantime, theirs is the first, and takes a proof.
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
