import { WEEK } from '../time/units.ts'

/**
 * Whether a user may change their time zone, which decides when their days begin: once a week.
 * @param changedAt null if never
 */
export const mayChangeTimeZone = (changedAt: Date | null, now: Date): boolean =>
  changedAt === null || now.getTime() - changedAt.getTime() >= WEEK
