/** An invite that has waited so many days for an answer is ignored (decisions §4). */
export const IGNORED_AFTER_DAYS = 7

const DAY = 24 * 60 * 60 * 1000

/** Invites that reached somebody at or before this, and wait for an answer, are ignored. */
export const ignoredSince = (now: Date): Date => new Date(now.getTime() - IGNORED_AFTER_DAYS * DAY)
