const WEEK = 7 * 24 * 60 * 60 * 1000

/** A person's days and hours are judged in their own time zone; it changes once a week at most (decisions §3). */
export const mayChangeTimeZone = (changedAt: Date | null, now: Date): boolean =>
  changedAt === null || now.getTime() - changedAt.getTime() >= WEEK
