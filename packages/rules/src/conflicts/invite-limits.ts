/** How many conflicts a person may start in a day, and how many invites an address may get in a day from everybody (decisions §11). */
export const INVITES_PER_DAY = { sender: 20, address: 5 } as const

/** An invite may be sent again once an hour for a conflict (calls.md, send-conflict-invite). */
const RESEND_PAUSE = 60 * 60 * 1000

/** Milliseconds until an invite may be sent again; 0 when it may. */
export const resendWait = (lastSentAt: Date | null, now: Date): number =>
  lastSentAt ? Math.max(0, lastSentAt.getTime() + RESEND_PAUSE - now.getTime()) : 0
