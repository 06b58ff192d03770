/** As many independent reports hide what they are about until somebody has looked (issue: three). */
export const REPORTS_THAT_HIDE = 3

const DAY = 24 * 60 * 60 * 1000

type Standing = {
  /** Since when the reporter has an account, and whether its address is confirmed. */
  account: { created_at: Date; is_confirmed: boolean }
  /** Whether they have a part in what they report. */
  takesPart: boolean
  /** Whether they share a conflict or debate with its author. */
  sharesWithAuthor: boolean
  /** Whether an earlier report of theirs on the same thing was dismissed. */
  wasDismissed: boolean
  /** By how much limits are widened (RATE_LIMITS); null: they are off, and an account may be new. */
  limitFactor: number | null
  now: Date
}

/**
 * Whether a report counts towards hiding something before anybody has looked. It does when it comes from outside the quarrel, from
 * an account that was not made for it, and is no second try.
 */
export function isIndependent(standing: Standing): boolean {
  const { account, takesPart, sharesWithAuthor, wasDismissed, limitFactor, now } = standing
  if (takesPart || sharesWithAuthor || wasDismissed || !account.is_confirmed) return false
  return limitFactor === null || now.getTime() - account.created_at.getTime() >= DAY / limitFactor
}

/**
 * Whether a report that was just filed hides what it is about. It is the third that does, and no later one: what an admin has shown
 * again in the meantime stays.
 * @param waiting how many independent reports on it wait, the new one included
 */
export const hidesUntilReview = (isIndependentItself: boolean, waiting: number): boolean =>
  isIndependentItself && waiting === REPORTS_THAT_HIDE
