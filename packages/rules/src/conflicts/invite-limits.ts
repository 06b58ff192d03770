/** How many conflicts a person may start in a day, and about how many an address may get mail in a day, from everybody (decisions §11). */
export const INVITES_PER_DAY = { sender: 20, address: 5 } as const

/** An invite may be sent again once an hour for a conflict (calls.md, send-conflict-invite), and not forever. */
const RESEND_PAUSE = 60 * 60 * 1000
const SENDS_PER_CONFLICT = 5

/**
 * How long until an invite may be sent again.
 * @returns milliseconds; 0 when it may be sent now; null when it was sent often enough
 */
export function resendWait(invite: { last_sent_at: Date | null; times_sent: number }, now: Date): number | null {
  if (invite.times_sent >= SENDS_PER_CONFLICT) return null
  return invite.last_sent_at ? Math.max(0, invite.last_sent_at.getTime() + RESEND_PAUSE - now.getTime()) : 0
}
