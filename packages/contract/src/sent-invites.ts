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
  /** When it was mailed; null while it is postponed because its address has reached its daily mail limit. */
  mailed_at: timestamp.nullable(),
  reminded_at: timestamp.nullable(),
  /** When the automatic reminder goes out; null once it has, and when it is too late for one. */
  reminder_due_at: timestamp.nullable(),
  /** When the sender may resend it, which then counts as the reminder; null if they can't. */
  resend_from: timestamp.nullable(),
  /** How often its address may still be corrected. */
  corrections_left: z.number().int(),
})
export type SentInvite = z.infer<typeof SentInvite>

/** The caller's conflict or debate that the invite is for. */
const subject = { kind: z.enum(INVITE_KINDS), id }

/** What the creator of a conflict or debate can do with its invite while it is unanswered. */
export const sentInvites = {
  /** Null once the invite is answered or closed. */
  get_sent_invite: read('get_sent_invite')
    .errors(refusals(['invite.not_found']))
    .input(z.object(subject))
    .output(SentInvite.nullable()),

  /** Mails the invite again, an hour or more after the first mail. This counts as its only reminder. */
  resend_invite: write('resend_invite')
    .errors(refusals(['invite.not_found', 'invite.closed', 'invite.reminded', 'invite.too_soon', 'invite.too_many']))
    .input(z.object(subject))
    .output(z.null()),

  /**
   * Sends the invite to another address instead. The old address and the old links lose access. The response reveals
   * nothing about the new address; if that has reached its daily mail limit, the mail goes out on a later day.
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
