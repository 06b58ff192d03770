import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { id, timestamp } from './schemas.ts'
import { INVITE_KINDS } from './values.ts'

/** An unanswered invite as its sender sees it. A block that withholds it changes nothing here. */
export const SentInvite = z.object({
  /** The path of a link to pass on, for instance by messenger. It is never the mailed one. */
  link: z.string(),
  /** When it was mailed; null while it is queued because its address has had its mail for the day. */
  mailed_at: timestamp.nullable(),
  reminded_at: timestamp.nullable(),
  /** When the reminder goes out by itself; null once it has, or if the time for it is over. */
  reminder_due_at: timestamp.nullable(),
  /** From when on the sender may send it again, which is then the reminder; null if they can't. */
  resend_from: timestamp.nullable(),
})
export type SentInvite = z.infer<typeof SentInvite>

/** What the invite is to: a conflict or a debate of the caller. */
const subject = { kind: z.enum(INVITE_KINDS), id }

/** What the creator of a conflict or debate can do with its invite while nobody has answered. */
export const sentInvites = {
  get_sent_invite: read('get_sent_invite')
    .errors(refusals(['invite.not_found']))
    .input(z.object(subject))
    .output(SentInvite),

  /** Mails the invite again, an hour or more after the first mail. This is then its only reminder. */
  resend_invite: write('resend_invite')
    .errors(refusals(['invite.not_found', 'invite.closed', 'invite.reminded', 'invite.too_soon', 'invite.too_many']))
    .input(z.object(subject))
    .output(z.null()),
}
