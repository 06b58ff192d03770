/** How many conflicts a person may start in a day, and about how many an address may get mail in a day, from everybody (decisions §11). */
export const INVITES_PER_DAY = { sender: 20, address: 5 } as const

/** An invite may be sent again no sooner than after an hour (calls.md, send-conflict-invite). */
const RESEND_PAUSE = 60 * 60 * 1000
/** The invite and one reminder, whether its sender asks for that or time does. */
const MAILS_PER_INVITE = 2

/** An invite that was mailed once gets its reminder after so many days, and none once it counts as ignored. */
const REMINDER_AFTER_DAYS = 3
const REMINDER_UNTIL_DAYS = 7

const DAY = 24 * 60 * 60 * 1000
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** Between which times an invite was mailed, for its reminder to be due. */
export const reminderDue = (now: Date): { after: Date; until: Date } => ({
  after: daysBefore(now, REMINDER_UNTIL_DAYS),
  until: daysBefore(now, REMINDER_AFTER_DAYS),
})

/** Whether a mail of an invite is the reminder. @param times_sent with this mail */
export const isReminder = ({ times_sent }: { times_sent: number }): boolean => times_sent >= MAILS_PER_INVITE

/**
 * How long until an invite may be sent again.
 * @returns milliseconds; 0 when it may be sent now; null when its reminder has gone out
 */
export function resendWait(invite: { last_sent_at: Date | null; times_sent: number }, now: Date): number | null {
  const wait = invite.last_sent_at ? Math.max(0, invite.last_sent_at.getTime() + RESEND_PAUSE - now.getTime()) : 0
  return wait === 0 && invite.times_sent >= MAILS_PER_INVITE ? null : wait
}
