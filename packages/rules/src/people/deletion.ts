/** How long somebody may think better of it (decisions §14). */
export const GRACE_DAYS = 7

const DAY = 24 * 60 * 60 * 1000

/** When an account is erased whose owner asks for it now. */
export const eraseAt = (now: Date): Date => new Date(now.getTime() + GRACE_DAYS * DAY)
