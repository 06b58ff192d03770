import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { signInMessages } from './messages/sign-in.ts'
import { email, id, timestamp } from './schemas.ts'
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
  /** How often its address may still be corrected. */
  corrections_left: z.number().int(),
})
export type SentInvite = z.infer<typeof SentInvite>

/** What the invite is to: a conflict or a debate of the caller. */
const subject = { kind: z.enum(INVITE_KINDS), id }

/** What the creator of a conflict or debate can do with its invite while nobody has answered. */
export const sentInvites = {
  /** Null once the invite is answered or closed. */
  get_sent_invite: read('get_sent_invite')
    .errors(refusals(['invite.not_found']))
    .input(z.object(subject))
    .output(SentInvite.nullable()),

  /** Mails the invite again, an hour or more after the first mail. This is then its only reminder. */
  resend_invite: write('resend_invite')
    .errors(refusals(['invite.not_found', 'invite.closed', 'invite.reminded', 'invite.too_soon', 'invite.too_many']))
    .input(z.object(subject))
    .output(z.null()),

  /**
   * Sends the invite to another address instead. The old address and the old links lose access. The answer says nothing
   * about the new address; its mail goes out today, or later if the address has had its mail for the day.
   */
  correct_invite: write('correct_invite')
    .errors(
      refusals([
        'invite.not_found',
        'invite.closed',
        'invite.not_correctable',
        'invite.same_address',
        'invite.too_many',
        'conflict.with_yourself',
        'debate.with_yourself',
      ]),
    )
    .input(z.object({ ...subject, email: email(signInMessages.emailInvalid) }))
    .output(z.null()),
}
