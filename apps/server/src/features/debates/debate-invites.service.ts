import { ok, type Result, refuse } from '@squash/rules'
import { decideDebateDecline } from '@squash/rules/debates/close'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { InviteDoor, InviteSender } from '../invitees/invite-doors.service.ts'
import { quotableName, quotableTitle } from '../mails/other-peoples-words.ts'
import { lockDebate, storeExpiry } from './debates.store.ts'
import { type DebateInvite, findInviteByToken } from './invites.store.ts'

type Parts = { database: Database; clock: Clock; outbox: Outbox }

/** What the holder of a mailed link to a debate may do: see who invites and to what, and decline without blame. */
export function createDebateInvites({ database, clock, outbox }: Parts): InviteDoor {
  const reachesSomebody = (invite: DebateInvite) => invite.status === 'pending' && !invite.held_back

  return {
    async look(token, person) {
      const invite = await findInviteByToken(database.db, token)
      if (!invite || !reachesSomebody(invite)) return refuse('invite.not_found')
      return ok({
        inviter: quotableName(invite.inviter_first_name),
        purpose: quotableTitle(invite.title),
        kind: 'debate' as const,
        id: person !== null && invite.invitee_id === person ? invite.debate_id : null,
      })
    },

    async decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>> {
      const invite = await findInviteByToken(tx, token)
      const debate = invite && reachesSomebody(invite) && (await lockDebate(tx, invite.debate_id))
      if (!debate) return refuse('invite.not_found')
      const decision = decideDebateDecline(debate, { now: clock.now() })
      if (!decision.ok) return decision
      await storeExpiry(outbox.alongside(tx, decision.value.events), decision.value.debate)
      return ok(null)
    },

    async sender(tx: Tx, token: string): Promise<Result<InviteSender, 'invite.not_found'>> {
      const invite = await findInviteByToken(tx, token)
      if (!invite?.inviter_id || !reachesSomebody(invite)) return refuse('invite.not_found')
      return ok({ inviter: invite.inviter_id, email: invite.email, invitee: invite.invitee_id })
    },
  }
}
