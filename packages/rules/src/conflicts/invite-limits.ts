import { DAY, HOUR } from '../time/units.ts'

/**
 * `sender`: how many conflicts and debates a user may start per day, including corrections of an invite's address.
 * `address`: how many invites an address may be mailed per day, from all senders together.
 */
export const INVITES_PER_DAY = { sender: 20, address: 5 } as const

/** The minimum time between two mails of an invite (docs/reference/invites.md#sending-and-reminding). */
const RESEND_PAUSE = HOUR
/** The invite and one reminder, whether the sender requests it or it is sent automatically. */
const MAILS_PER_INVITE = 2

/** An unanswered invite, to a conflict or a debate, counts as ignored after this many days. */
export const IGNORED_AFTER_DAYS = 7

/** An invite that was mailed once gets its reminder after this many days, unless it already counts as ignored. */
const REMINDER_AFTER_DAYS = 3

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** Unanswered invites delivered at or before this moment count as ignored. */
export const ignoredSince = (now: Date): Date => daysBefore(now, IGNORED_AFTER_DAYS)

/** The window in which an invite must have been mailed for its reminder to be due. */
export const reminderDue = (now: Date): { after: Date; until: Date } => ({
  after: ignoredSince(now),
  until: daysBefore(now, REMINDER_AFTER_DAYS),
})

type Mails = { last_sent_at: Date | null; times_sent: number }

/** When the automatic reminder of an invite goes out; null if it was sent, or if it is too late for one. */
export function reminderTime({ last_sent_at, times_sent }: Mails, now: Date): Date | null {
  if (last_sent_at === null || times_sent !== 1 || last_sent_at <= reminderDue(now).after) return null
  return new Date(last_sent_at.getTime() + REMINDER_AFTER_DAYS * DAY)
}

/** When the sender may resend an invite; null while its first mail is postponed, and after its reminder. */
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
