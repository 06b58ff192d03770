import type { RefusalCode } from '@squash/contract/errors'
import { decideLeaveUnsettled } from '@squash/rules/conflicts/close'
import { type Conflict, type Decided, partyOf } from '@squash/rules/conflicts/conflict'
import { type CoreIssueRefusal, decideCoreIssue } from '@squash/rules/conflicts/core-issue'
import { decideDelete } from '@squash/rules/conflicts/delete'
import { withPrivateMark } from '@squash/rules/conflicts/keep-private'
import { decideNameShown, decideRulingRequest } from '@squash/rules/conflicts/ruling'
import { type Ballot, decideVote, type VoteRefusal } from '@squash/rules/conflicts/vote'
import { ok, refuse } from '@squash/rules/result'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Agreements } from '../agreements/public.ts'
import type { SafetyCheck, SafetyRefusal } from '../safety/public.ts'
import { viewOf } from './conflict.view.ts'
import { createConflictReads, type ReadsParts } from './conflict-reads.service.ts'
import { lockConflict } from './conflicts.store.ts'
import { deleteConflict } from './counters/counts.store.ts'
import { createInvitable } from './invitable.service.ts'
import { issuedRulingOf, type RulingListener } from './private/issued-ruling.service.ts'
import { createSaveDecision } from './save-decision.ts'
import { type Act, createSending, type SendingParts } from './sending.service.ts'

export type ConflictsParts = Omit<SendingParts, 'act' | 'agreements'> &
  Pick<ReadsParts, 'findReview' | 'debates'> & {
    agreements: ReadsParts['agreements'] &
      SendingParts['agreements'] &
      Pick<Agreements, 'previousCommitments' | 'conflictResolved'>
    database: Database
    rulingListeners: readonly RulingListener[]
  }

/** The commands on a conflict: lock, decide, store, announce. All decisions are made by the rules. */
export function createConflicts(parts: ConflictsParts) {
  const { database, clock, outbox, rulingListeners, agreements } = parts
  const { db } = database
  const saveDecision = createSaveDecision(parts)

  const act: Act = async (tx, id, person, decide) => {
    const stored = await lockConflict(tx, id)
    if (!stored) return refuse('conflict.not_found')
    const decision = decide(stored.conflict, clock.now())
    if (!decision.ok) return decision
    const after = await saveDecision(tx, stored, decision.value)
    if (decision.value.events.some(({ type }) => type === 'conflict.resolved'))
      await agreements.conflictResolved(tx, after.conflict)
    return viewOf(after, person)
  }

  /** Adds the safety check to a decision on a text: it may refuse the text, or keep the conflict private. */
  function withSafetyCheck<Code extends RefusalCode>(
    conflict: Conflict,
    person: string,
    decided: Decided<Code>,
    check: SafetyCheck,
  ): Decided<Code | SafetyRefusal> {
    if (!decided.ok) return decided
    const passed = check.run()
    const party = partyOf(conflict, person) ?? 'user2'
    return passed.ok ? withPrivateMark(decided, party, check.privateReason()) : passed
  }

  return {
    /**
     * Votes on the current proposal. As with core issues, a vote that comes too late is refused before its critique is checked.
     */
    vote: (tx: Tx, person: string, id: string, ballot: Omit<Ballot, 'person' | 'now'>, check: SafetyCheck) =>
      act<VoteRefusal | SafetyRefusal>(tx, id, person, (conflict, now) =>
        withSafetyCheck(conflict, person, decideVote(conflict, { person, ...ballot, now }), check),
      ),

    /**
     * Submits a core issue. A user who may not submit one is refused before the safety check, so that they don't revise a text
     * for nothing.
     */
    submitCoreIssue: (tx: Tx, person: string, id: string, core_issue: string, check: SafetyCheck) =>
      act<CoreIssueRefusal | SafetyRefusal>(tx, id, person, (conflict, now) =>
        withSafetyCheck(conflict, person, decideCoreIssue(conflict, { person, core_issue, now }), check),
      ),

    /** Requests the public ruling; for a conflict that is kept private, closes it instead. */
    requestRuling: (tx: Tx, person: string, id: string, show_my_name: boolean) =>
      act(tx, id, person, (conflict, now) => decideRulingRequest(conflict, { person, show_my_name, now })),

    /** Closes a conflict in round 3 without a ruling (docs/reference/rounds.md#leaving-it-here). */
    leaveOpen: (tx: Tx, person: string, id: string) =>
      act(tx, id, person, (conflict, now) => decideLeaveUnsettled(conflict, { person, now })),

    /** Shows or hides a party's name on the board. */
    async showName(tx: Tx, person: string, id: string, shown: boolean) {
      const shownNow = await act(tx, id, person, (conflict, now) => decideNameShown(conflict, { person, shown, now }))
      return shownNow.ok ? ok({ shown }) : shownNow
    },

    /** Announces a ruling again because a party has changed their name; does nothing if there is no ruling. */
    async republish(tx: Tx, id: string): Promise<void> {
      const stored = await lockConflict(tx, id)
      const ruling = stored && issuedRulingOf(stored)
      if (ruling) for (const listener of rulingListeners) await listener.rulingChanged(tx, ruling)
    },

    /** Deletes a creator's unanswered conflict. */
    async remove(tx: Tx, person: string, id: string) {
      const stored = await lockConflict(tx, id)
      if (!stored) return refuse('conflict.not_found')
      const decision = decideDelete(stored.conflict, { person, now: clock.now() })
      if (!decision.ok) return decision
      await deleteConflict(outbox.alongside(tx, decision.value.events), stored.conflict)
      return ok({ deleted: true as const })
    },

    ...createSending({ ...parts, act }),
    ...createConflictReads({ ...parts, db }),
    invitable: createInvitable({ clock, outbox }),
  }
}

export type Conflicts = ReturnType<typeof createConflicts>
