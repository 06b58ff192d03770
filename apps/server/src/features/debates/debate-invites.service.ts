import { ok, type Result, refuse } from '@squash/rules'
import { decideDebateDecline } from '@squash/rules/debates/close'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { InviteDoor, SentInvite } from '../invitees/invite-doors.service.ts'
import { opensBy } from '../invitees/pass-on-link.service.ts'
import { asMailed } from '../mails/other-peoples-words.ts'
import { lockDebate, storeExpiry } from './debates.store.ts'
import { type DebateInvite, findInviteByEitherToken, findInviteByToken } from './invites.store.ts'

type Parts = { database: Database; clock: Clock; outbox: Outbox }

/** What the invited side of a debate may do: see who invites and to what, and decline without blame. */
export function createDebateInvites({ database, clock, outbox }: Parts): InviteDoor {
  const reachesSomebody = (invite: DebateInvite) => invite.status === 'pending' && !invite.held_back
  /** Waiting, declined or run out. */
  const wasLeftUnanswered = ({ status }: DebateInvite) => status === 'pending' || status === 'expired'

  /** @param person null for the holder of the link */
  async function decline(tx: Tx, id: string, person: string | null) {
    const debate = await lockDebate(tx, id)
    if (!debate) return refuse('debate.not_found')
    const decision = decideDebateDecline(debate, { person, now: clock.now() })
    if (!decision.ok) return decision
    await storeExpiry(outbox.alongside(tx, decision.value.events), decision.value.debate)
    return ok(null)
  }

  return {
    kind: 'debate',

    async look(token, person) {
      const invite = await findInviteByEitherToken(database.db, token)
      if (invite?.status !== 'pending' || !opensBy(invite, { token, person })) return refuse('invite.not_found')
      return ok({
        ...asMailed(invite),
        kind: 'debate' as const,
        mailed: token === invite.token,
        id: person !== null && invite.invitee_id === person ? invite.debate_id : null,
      })
    },

    async decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>> {
      const invite = await findInviteByToken(tx, token)
      if (!invite || !reachesSomebody(invite)) return refuse('invite.not_found')
      const declined = await decline(tx, invite.debate_id, null)
      return declined.ok ? declined : refuse('invite.not_found')
    },

    declineAs: (tx, person, id) => decline(tx, id, person),

    async sent(tx: Tx, token: string): Promise<Result<SentInvite, 'invite.not_found'>> {
      const invite = await findInviteByToken(tx, token)
      if (!invite?.inviter_id || !wasLeftUnanswered(invite)) return refuse('invite.not_found')
      return ok({
        kind: 'debate',
        id: invite.debate_id,
        email: invite.email,
        inviter: invite.inviter_id,
        holder: invite.holder_id,
        waits: reachesSomebody(invite),
        shown: asMailed(invite),
      })
    },
  }
}
