import { ok, type Result, refuse } from '@squash/rules'
import { decideDecline } from '@squash/rules/conflicts/close'
import { partiesOf } from '@squash/rules/conflicts/conflict'
import { resendWait } from '@squash/rules/conflicts/invite-limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { DeclineRefusal, SentInvite } from '../invitees/invite-doors.service.ts'
import { isSpokenFor } from '../invitees/invite-facts.service.ts'
import { opensBy } from '../invitees/pass-on-link.service.ts'
import { asMailed } from '../mails/other-peoples-words.ts'
import { lockConflict, saveConflict } from './conflicts.store.ts'
import {
  findInvite,
  findInviteByEitherToken,
  findInviteByToken,
  type Invite,
  lockInvite,
  markSent,
} from './invites.store.ts'

/** Seconds. */
const DAY = 24 * 60 * 60

type InvitesParts = { database: Database; clock: Clock; outbox: Outbox }

/** What the invited side may do: see who invites and why, and decline without blame. */
export function createInvites({ database, clock, outbox }: InvitesParts) {
  const isOpen = (invite: Invite) => invite.status === 'pending'
  const reachesSomebody = (invite: Invite) => isOpen(invite) && !invite.held_back
  /** Waiting, declined or run out; what was ended for somebody's safety has been dealt with. */
  const wasLeftUnanswered = (invite: Invite) => invite.answered_by === null && invite.closed_reason !== 'flagged'

  /** @param person null for the holder of the link */
  async function decline(tx: Tx, id: string, person: string | null) {
    const stored = await lockConflict(tx, id)
    if (!stored) return refuse('conflict.not_found')
    const decision = decideDecline(stored.conflict, { person, now: clock.now() })
    if (!decision.ok) return decision
    await saveConflict(outbox.alongside(tx, decision.value.events), stored.conflict, decision.value)
    return ok(null)
  }

  return {
    kind: 'conflict' as const,

    /** @param person the caller when they are signed in; only the invited person learns the conflict's id */
    async look(token: string, person: string | null) {
      const invite = await findInviteByEitherToken(database.db, token)
      if (!invite || !isOpen(invite) || !opensBy(invite, { token, person })) return refuse('invite.not_found')
      return ok({
        ...asMailed(invite),
        kind: 'conflict' as const,
        mailed: token === invite.token,
        id: person !== null && invite.invitee_id === person ? invite.conflict_id : null,
      })
    },

    async decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>> {
      const invite = await findInviteByToken(tx, token)
      if (!invite || !reachesSomebody(invite)) return refuse('invite.not_found')
      const declined = await decline(tx, invite.conflict_id, null)
      return declined.ok ? declined : refuse('invite.not_found')
    },

    declineAs: (tx: Tx, person: string, id: string): Promise<Result<null, DeclineRefusal>> => decline(tx, id, person),

    async sent(tx: Tx, token: string): Promise<Result<SentInvite, 'invite.not_found'>> {
      const invite = await findInviteByToken(tx, token)
      if (!invite?.inviter_id || !wasLeftUnanswered(invite)) return refuse('invite.not_found')
      return ok({
        kind: 'message',
        id: invite.conflict_id,
        email: invite.email,
        inviter: invite.inviter_id,
        holder: invite.holder_id,
        waits: reachesSomebody(invite),
        shown: asMailed(invite),
      })
    },

    /**
     * Sends the invite of an unanswered conflict again: its creator, an hour later at the soonest, and once, because that is the
     * reminder; while the address has not had enough mail for the day. One that is held back gets the same answers, and no mail.
     */
    async resend(
      tx: Tx,
      person: string,
      id: string,
    ): Promise<Result<null, 'conflict.not_found' | 'conflict.wrong_phase' | 'invite.too_soon' | 'invite.too_many'>> {
      const at = clock.now()
      const found = await findInvite(tx, id)
      if (found?.inviter_id !== person) return refuse('conflict.not_found')
      const isTooMany = await isSpokenFor(tx, { email: found.email, inviter: person }, at)
      const invite = await lockInvite(tx, id)
      if (!invite) return refuse('conflict.not_found')
      if (!isOpen(invite)) return refuse('conflict.wrong_phase')
      const wait = resendWait(invite, at)
      if (wait === null) return refuse('conflict.wrong_phase')
      if (wait > 0) return refuse('invite.too_soon', { retry_after: Math.ceil(wait / 1000) })
      if (isTooMany) return refuse('invite.too_many', { retry_after: DAY })
      await markSent(tx, id, at)
      const parties = partiesOf({ user1_id: person, user2_id: invite.answered_by, invitee_id: invite.invitee_id })
      await outbox.publish(tx, [{ type: 'invite.resent', conflict: id, parties, by: person, at }])
      return ok(null)
    },
  }
}

export type Invites = ReturnType<typeof createInvites>
