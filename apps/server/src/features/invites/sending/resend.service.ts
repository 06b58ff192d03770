import { resendWait } from '@squash/rules/conflicts/invite-limits'
import type { DomainEvent } from '@squash/rules/events'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { findInvite, type Invite, type InviteSubject, lockInvite, markSent } from '../store.ts'
import { isFullWithQueue } from './inbox.ts'

const DAY_SECONDS = 24 * 60 * 60

type ResendRefusal = 'invite.not_found' | 'invite.closed' | 'invite.reminded' | 'invite.too_soon' | 'invite.too_many'

export type Resend = (tx: Tx, person: string, subject: InviteSubject) => Promise<Result<null, ResendRefusal>>

/**
 * Sends an unanswered invite again for its creator: only once, because this counts as the reminder, no sooner than an hour
 * after the first mail, and only while the address is below its daily limit. A withheld invite gets the same answers, but
 * no mail.
 */
export const createResend =
  ({ clock, outbox }: { clock: Clock; outbox: Outbox }): Resend =>
  async (tx, person, { kind, subject }) => {
    const at = clock.now()
    const found = await findInvite(tx, { kind, subject })
    if (found?.inviter_id !== person) return refuse('invite.not_found')
    const isTooMany = await isFullWithQueue(tx, { email: found.email, inviter: person }, at)
    const invite = await lockInvite(tx, { kind, subject })
    if (!invite) return refuse('invite.not_found')
    if (!invite.is_open) return refuse('invite.closed')
    const wait = resendWait(invite, at)
    if (wait === null) return refuse('invite.reminded')
    if (wait > 0) return refuse('invite.too_soon', { retry_after: Math.ceil(wait / 1000) })
    if (isTooMany) return refuse('invite.too_many', { retry_after: DAY_SECONDS })
    await markSent(tx, { kind, subject }, { expected: invite.times_sent, at })
    await outbox.publish(tx, [sentAgain(invite, person, at)])
    return ok(null)
  }

function sentAgain({ kind, subject, times_sent, invitee_id }: Invite, by: string, at: Date): DomainEvent {
  if (kind === 'conflict') return { type: 'invite.resent', conflict: subject, parties: [by, invitee_id], by, at }
  return times_sent === 0
    ? { type: 'invite.released', kind, subject, inviter: by, at }
    : { type: 'invite.reminded', kind, subject, at }
}
