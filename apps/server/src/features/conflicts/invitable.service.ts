import type { Group } from '@squash/contract/values'
import { decideDecline } from '@squash/rules/conflicts/close'
import { phaseOf } from '@squash/rules/conflicts/phase'
import { ok, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Invitable } from '../invites/public.ts'
import { lockConflict, saveConflict } from './conflicts.store.ts'
import { assignUnanswered, readdress, unassignBlocked, unassignUnanswered } from './invitable.store.ts'
import { clearInvitesTo, clearWords } from './search/search.store.ts'

/** Lets invites change the conflicts that they are for. */
export function createInvitable({ clock, outbox }: { clock: Clock; outbox: Outbox }): Invitable {
  /** Announces unanswered conflicts that a user gains or loses; closed ones no longer need an answer. */
  const publishMoves = (
    tx: Tx,
    type: 'conflict.joined' | 'conflict.left',
    person: string,
    conflicts: readonly { conflict: string; creator: string | null; grouping: Group }[],
  ): Promise<void> =>
    outbox.publish(
      tx,
      conflicts
        .filter(({ grouping }) => grouping === 'active')
        .map(({ conflict, creator }) => ({ type, conflict, parties: [creator, person], person, at: clock.now() })),
    )

  return {
    async decline(tx, id, person) {
      const stored = await lockConflict(tx, id)
      if (!stored) return refuse('conflict.not_found')
      const decision = decideDecline(stored.conflict, { person, now: clock.now() })
      if (!decision.ok) return decision
      await saveConflict(outbox.alongside(tx, decision.value.events), stored.conflict, decision.value)
      return ok(null)
    },

    async lockUnanswered(tx, id) {
      const stored = await lockConflict(tx, id)
      return stored !== null && phaseOf(stored.conflict) === 'awaiting_response'
    },

    async readdress(tx, id, email) {
      const left = await readdress(tx, id, email)
      await clearWords(tx, id)
      if (left) await publishMoves(tx, 'conflict.left', left.person, [left])
    },

    async assignUnanswered(tx, { person, email }) {
      const joined = await assignUnanswered(tx, person, email, clock.now())
      await publishMoves(tx, 'conflict.joined', person, joined)
      return joined.map(({ creator }) => creator)
    },

    async unassignUnanswered(tx, { person, email }) {
      const left = await unassignUnanswered(tx, person, email)
      await clearInvitesTo(tx, email)
      await publishMoves(tx, 'conflict.left', person, left)
    },

    async unassignBlocked(tx, { blocker, blocked }) {
      const left = await unassignBlocked(tx, { blocker, blocked })
      const theirs = left.map((conflict) => ({ conflict, creator: blocked, grouping: 'active' as const }))
      await publishMoves(tx, 'conflict.left', blocker, theirs)
      return left
    },
  }
}
