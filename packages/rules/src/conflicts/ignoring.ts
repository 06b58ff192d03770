import { DAY } from '../time/units.ts'
/** After this many days without a response, an invite counts as ignored. */
export const IGNORED_AFTER_DAYS = 7

/** Unanswered invites delivered at or before this moment count as ignored. */
export const ignoredSince = (now: Date): Date => new Date(now.getTime() - IGNORED_AFTER_DAYS * DAY)
