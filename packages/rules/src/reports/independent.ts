import { DAY } from '../time/units.ts'

/** How many independent reports hide content pending review. */
export const REPORTS_THAT_HIDE = 3

type ReporterFacts = {
  /** When the reporter's account was created, and whether its address is confirmed. */
  account: { created_at: Date; is_confirmed: boolean }
  /** Whether the reporter is involved in the content. */
  takesPart: boolean
  /** Whether the reporter shares a conflict or debate with its author. */
  sharesWithAuthor: boolean
  /** Whether an earlier report by them about the same content was dismissed. */
  wasDismissed: boolean
  /** The factor by which limits are relaxed (RATE_LIMITS); null if they are off, so that new accounts count too. */
  limitFactor: number | null
  now: Date
}

/**
 * Whether a report counts towards hiding content pending review. Its author must be uninvolved, have a confirmed
 * account that is a day old or older, and not repeat a report of theirs that was dismissed.
 */
export function isIndependent(reporter: ReporterFacts): boolean {
  const { account, takesPart, sharesWithAuthor, wasDismissed, limitFactor, now } = reporter
  if (takesPart || sharesWithAuthor || wasDismissed || !account.is_confirmed) return false
  return limitFactor === null || now.getTime() - account.created_at.getTime() >= DAY / limitFactor
}

/**
 * Whether a newly filed report hides its content. Only the third one does, because later ones would override an admin
 * who has unhidden it.
 * @param waiting how many independent reports about it are open, including this one
 */
export const hidesUntilReview = (isIndependentItself: boolean, waiting: number): boolean =>
  isIndependentItself && waiting === REPORTS_THAT_HIDE
