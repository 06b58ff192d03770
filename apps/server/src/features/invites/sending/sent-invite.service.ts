import type { SentInvite } from '@squash/contract/sent-invites'
import { correctionsLeft } from '@squash/rules/conflicts/correct-invite'
import { reminderTime, resendTime } from '@squash/rules/conflicts/invite-limits'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isoTime } from '../../../platform/iso-time.ts'
import { passOnPath } from '../pass-on-link.ts'
import { findInvite, type InviteSubject } from '../store.ts'

/** An unanswered invite as its creator sees it, withheld or not. */
export const createSentInvites = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /** @returns null once it is answered or closed; `invite.not_found` for anyone but its creator */
  async find(person: string, subject: InviteSubject): Promise<Result<SentInvite | null, 'invite.not_found'>> {
    const invite = await findInvite(database.db, subject)
    if (invite?.inviter_id !== person) return refuse('invite.not_found')
    // Not a refusal, because the page may call just as the invite is answered.
    if (!invite.is_open) return ok(null)
    return ok({
      link: passOnPath(invite.pass_on_token),
      mailed_at: isoTime(invite.first_sent_at),
      reminded_at: isoTime(invite.times_sent > 1 ? invite.last_sent_at : null),
      reminder_due_at: isoTime(reminderTime(invite, clock.now())),
      resend_from: isoTime(resendTime(invite)),
      corrections_left: correctionsLeft(invite),
    })
  },
})

export type SentInvites = ReturnType<typeof createSentInvites>
