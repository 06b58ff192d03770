/** After this many days without a response, an invite counts as ignored. */
export const IGNORED_AFTER_DAYS = 7

const DAY = 24 * 60 * 60 * 1000

/** Unanswered invites delivered at or before this moment count as ignored. */
export const ignoredSince = (now: Date): Date => new Date(now.getTime() - IGNORED_AFTER_DAYS * DAY)
