import { DAY } from '../time/units.ts'
/**
 * How many conflicts and debates a user may start per day, counting corrections of an invite's address, and how many
 * invites, from all senders together, an address may be mailed per day.
 */
export const INVITES_PER_DAY = { sender: 20, address: 5 } as const

/** The minimum time between two mails of an invite (docs/reference/invites.md#sending-and-reminding). */
const RESEND_PAUSE = 60 * 60 * 1000
/** The invite and one reminder, whether the sender requests it or it is sent automatically. */
const MAILS_PER_INVITE = 2

/** An invite that was mailed once gets its reminder after this many days, unless it already counts as ignored. */
const REMINDER_AFTER_DAYS = 3
const REMINDER_UNTIL_DAYS = 7

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** The window in which an invite must have been mailed for its reminder to be due. */
export const reminderDue = (now: Date): { after: Date; until: Date } => ({
  after: daysBefore(now, REMINDER_UNTIL_DAYS),
  until: daysBefore(now, REMINDER_AFTER_DAYS),
})

type Mails = { last_sent_at: Date | null; times_sent: number }

/** When the reminder of an invite goes out by itself; null if none will: it has gone out, or its time is over. */
export function reminderTime({ last_sent_at, times_sent }: Mails, now: Date): Date | null {
  if (last_sent_at === null || times_sent !== 1 || last_sent_at <= reminderDue(now).after) return null
  return new Date(last_sent_at.getTime() + REMINDER_AFTER_DAYS * DAY)
}

/** From when on the sender may send an invite again; null while its first mail is queued, or after its reminder. */
export const resendTime = ({ last_sent_at, times_sent }: Mails): Date | null =>
  last_sent_at === null || times_sent >= MAILS_PER_INVITE ? null : new Date(last_sent_at.getTime() + RESEND_PAUSE)

/** Whether a mail of an invite is the reminder. @param times_sent including this mail */
export const isReminder = ({ times_sent }: { times_sent: number }): boolean => times_sent >= MAILS_PER_INVITE

/**
 * How long until an invite may be sent again.
 * @returns milliseconds; 0 if it may be sent now; null if its reminder has been sent
 */
export function resendWait(invite: Mails, now: Date): number | null {
  const wait = invite.last_sent_at ? Math.max(0, invite.last_sent_at.getTime() + RESEND_PAUSE - now.getTime()) : 0
  return wait === 0 && invite.times_sent >= MAILS_PER_INVITE ? null : wait
}
