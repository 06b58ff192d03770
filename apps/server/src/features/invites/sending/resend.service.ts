import { resendWait } from '@squash/rules/conflicts/invite-limits'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { findInvite, lockInvite, markSent } from '../store.ts'
import { isFullWithQueue } from './inbox.ts'

/** Seconds. */
const DAY = 24 * 60 * 60

export type Resend = (
  tx: Tx,
  person: string,
  conflict: string,
) => Promise<Result<null, 'conflict.not_found' | 'conflict.wrong_phase' | 'invite.too_soon' | 'invite.too_many'>>

/**
 * Sends the invite to an unanswered conflict again: for its creator, after an hour or more, once, because that is the
 * reminder, and only while the address is below its daily limit. A withheld invite gets the same answers, but no mail.
 */
export const createResend =
  ({ clock, outbox }: { clock: Clock; outbox: Outbox }): Resend =>
  async (tx, person, conflict) => {
    const at = clock.now()
    const subject = { kind: 'conflict', subject: conflict } as const
    const found = await findInvite(tx, subject)
    if (found?.inviter_id !== person) return refuse('conflict.not_found')
    const isTooMany = await isFullWithQueue(tx, { email: found.email, inviter: person }, at)
    const invite = await lockInvite(tx, subject)
    if (!invite) return refuse('conflict.not_found')
    if (!invite.is_open) return refuse('conflict.wrong_phase')
    const wait = resendWait(invite, at)
    if (wait === null) return refuse('conflict.wrong_phase')
    if (wait > 0) return refuse('invite.too_soon', { retry_after: Math.ceil(wait / 1000) })
    if (isTooMany) return refuse('invite.too_many', { retry_after: DAY })
    await markSent(tx, subject, { expected: invite.times_sent, at })
    const parties = [person, invite.invitee_id] as const
    await outbox.publish(tx, [{ type: 'invite.resent', conflict, parties, by: person, at }])
    return ok(null)
  }
