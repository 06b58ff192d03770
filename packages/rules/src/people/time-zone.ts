import { WEEK } from '../time/units.ts'

/** A user's days and hours are judged in their own time zone, which may change once a week. */
export const mayChangeTimeZone = (changedAt: Date | null, now: Date): boolean =>
  changedAt === null || now.getTime() - changedAt.getTime() >= WEEK
