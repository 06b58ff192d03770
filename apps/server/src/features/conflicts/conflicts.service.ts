import type { Conflict as ConflictView } from '@squash/contract/conflicts'
import type { RefusalCode } from '@squash/contract/errors'
import type { Mood } from '@squash/contract/values'
import { decideLeaveOpen } from '@squash/rules/conflicts/close'
import { type Conflict, type Decided, type Decision, partyOf } from '@squash/rules/conflicts/conflict'
import { type CoreIssueRefusal, decideCoreIssue } from '@squash/rules/conflicts/core-issue'
import { decideDelete } from '@squash/rules/conflicts/delete'
import { keptPrivate } from '@squash/rules/conflicts/keep-private'
import { decideResponse } from '@squash/rules/conflicts/respond'
import { decideNameShown, decideRulingRequest } from '@squash/rules/conflicts/ruling'
import { decideStart } from '@squash/rules/conflicts/start'
import { type Ballot, decideVote, type VoteRefusal } from '@squash/rules/conflicts/vote'
import type { MessageInput } from '@squash/rules/previews/preview'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Agreements } from '../agreements/public.ts'
import { prepareInvite } from '../invites/public.ts'
import type { Approval, ApprovedWording, MayRespond, Previews, Recipient } from '../previews/public.ts'
import type { SafetyCheck, SafetyRefusal } from '../safety/public.ts'
import type { SoloNotes } from '../solo-notes/public.ts'
import { presentConflict, viewOf } from './conflict.view.ts'
import { createConflictReads, type ReadsParts } from './conflict-reads.service.ts'
import { insertConflict, lockConflict, saveConflict } from './conflicts.store.ts'
import { deleteConflict } from './counters/counts.store.ts'
import { createInvitable } from './invitable.service.ts'
import { issuedRulingOf, notifyRulingListeners, type RulingListener } from './private/issued-ruling.service.ts'
import type { StoredConflict } from './stored-conflict.ts'

export type ConflictsParts = Pick<ReadsParts, 'findReview' | 'debates'> & {
  agreements: ReadsParts['agreements'] &
    Pick<Agreements, 'followUpAddress' | 'previousCommitments' | 'conflictResolved'>
  database: Database
  clock: Clock
  outbox: Outbox
  previews: Pick<Previews, 'approved' | 'written' | 'use'>
  soloNotes: Pick<SoloNotes, 'link'>
  mayRespond: MayRespond
  newId: () => string
  newToken: () => string
  /** Spends one of a user's conflicts of the day; null, or the seconds to wait. */
  spendStart: (person: string) => Promise<number | null>
  rulingListeners: readonly RulingListener[]
}

type Start = Approval & {
  title: string
  user2_email?: string | null | undefined
  p_follow_up_of?: string | null | undefined
  user1_mood: Mood
  user1_raw_message: string
  solo_note_id?: string | null | undefined
}
type Response = Approval & { user2_raw_message: string; user2_mood?: Mood | null | undefined }
/** A message about to be sent: what was typed, and what the other party will read. */
type Draft = ApprovedWording & { message: MessageInput; approval: Approval }

/** The commands on a conflict: lock, decide, store, announce. All decisions are made by the rules. */
export function createConflicts({
  database,
  clock,
  outbox,
  previews,
  soloNotes,
  mayRespond,
  newId,
  newToken,
  spendStart,
  rulingListeners,
  agreements,
  debates,
  findReview,
}: ConflictsParts) {
  const { db } = database

  /** One user's command on one conflict. */
  async function act<Code extends RefusalCode>(
    tx: Tx,
    id: string,
    person: string,
    decide: (conflict: Conflict, now: Date) => Decided<Code>,
  ): Promise<Result<ConflictView, Code | 'conflict.not_found'>> {
    const stored = await lockConflict(tx, id)
    if (!stored) return refuse('conflict.not_found')
    const decision = decide(stored.conflict, clock.now())
    if (!decision.ok) return decision
    await save(tx, stored, decision.value)
    const after = { ...stored, conflict: decision.value.conflict }
    await notifyRulingListeners(tx, rulingListeners, after, decision.value.events)
    if (decision.value.events.some(({ type }) => type === 'conflict.resolved'))
      await agreements.conflictResolved(tx, after.conflict)
    return viewOf(after, person)
  }

  async function save(tx: Tx, { conflict: before }: StoredConflict, decision: Decision): Promise<void> {
    await saveConflict(outbox.alongside(tx, decision.events), before, decision)
  }

  /** A decision on what a party wrote for the mediator alone: the safety check may refuse it or keep the conflict private. */
  function screened<Code extends RefusalCode>(
    conflict: Conflict,
    person: string,
    decided: Decided<Code>,
    check: SafetyCheck,
  ): Decided<Code | SafetyRefusal> {
    if (!decided.ok) return decided
    const passed = check.run()
    const party = partyOf(conflict, person) ?? 'user2'
    return passed.ok ? keptPrivate(decided, party, check.privateReason()) : passed
  }

  /** The wording that its author approved; the mediator's if there was no preview. */
  async function withWording(
    { author, recipient, ...message }: MessageInput & { author: string; recipient: Recipient },
    approval: Approval,
    approved: ApprovedWording | null,
    check: SafetyCheck,
  ): Promise<Result<Draft, 'message.nothing_left'>> {
    const worded = approved ? ok(approved) : await previews.written({ ...message, author, recipient }, check)
    if (!worded.ok) return worded
    const { translation, keep_private } = worded.value
    return ok({ message, approval, translation, keep_private: check.privateReason() ?? keep_private })
  }

  return {
    /**
     * Everything before the transaction: whether it may be sent, whether the daily limit allows another, and its
     * wording.
     */
    async draft(person: string, start: Start, check: SafetyCheck) {
      const message = {
        kind: 'conflict',
        conflict: null,
        title: start.title,
        raw_message: start.user1_raw_message,
        mood: start.user1_mood,
      } as const
      const address = start.p_follow_up_of
        ? await agreements.followUpAddress(person, start.p_follow_up_of)
        : ok(start.user2_email ?? '')
      if (!address.ok) return address
      const passed = check.run()
      if (!passed.ok) return passed
      const approved = await previews.approved(person, message, start)
      if (!approved.ok) return approved
      const wait = await spendStart(person)
      if (wait !== null) return refuse('invite.too_many', { retry_after: wait })
      const addressed = { ...message, author: person, recipient: { email: address.value } }
      const worded = await withWording(addressed, start, approved.value, check)
      return worded.ok ? ok({ ...worded.value, address: address.value }) : worded
    },

    /**
     * The holder of the address is read only now, because the wording takes seconds in which the address may change
     * hands, or a block be made.
     */
    async start(tx: Tx, person: string, begun: Start, draft: Draft & { address: string }) {
      const { title, user1_mood, user1_raw_message, solo_note_id, p_follow_up_of = null } = begun
      const user2_email = draft.address
      const used = await previews.use(tx, person, draft.message, draft.approval)
      if (!used.ok) return used
      const { invite, answer, ...facts } = await prepareInvite(tx, {
        creator: person,
        email: user2_email,
        at: clock.now(),
        newToken,
      })
      const start = decideStart({
        ...facts,
        id: newId(),
        title,
        creator: person,
        user2_email,
        follow_up_of: p_follow_up_of,
        mood: user1_mood,
        raw_message: user1_raw_message,
        translation: draft.translation,
        now: clock.now(),
      })
      const decision = keptPrivate(start, 'user1', draft.keep_private)
      if (!decision.ok) return decision
      const { conflict, events } = decision.value
      await insertConflict(outbox.alongside(tx, events), conflict, invite)
      if (solo_note_id) await soloNotes.link(tx, person, solo_note_id, conflict.id)
      return ok({ ...presentConflict({ conflict, user1: null, user2: null }, 'user1'), ...answer })
    },

    /** The wording of a response, created before the transaction, and only for a user who may respond. */
    async draftResponse(person: string, id: string, response: Response, check: SafetyCheck) {
      const may = await mayRespond(person, id)
      if (!may.ok) return may
      const message = {
        kind: 'response',
        conflict: id,
        title: null,
        raw_message: response.user2_raw_message,
        mood: response.user2_mood ?? null,
      } as const
      const passed = check.run()
      if (!passed.ok) return passed
      const approved = await previews.approved(person, message, response)
      if (!approved.ok) return approved
      const addressed = { ...message, author: person, recipient: { person: may.value.reader } }
      return withWording(addressed, response, approved.value, check)
    },

    async respond(tx: Tx, person: string, id: string, { message, approval, translation, keep_private }: Draft) {
      const { raw_message, mood } = message
      const responded = await act(tx, id, person, (conflict, now) =>
        keptPrivate(decideResponse(conflict, { person, mood, raw_message, translation, now }), 'user2', keep_private),
      )
      if (!responded.ok) return responded
      const used = await previews.use(tx, person, message, approval)
      return used.ok ? responded : used
    },

    /** As with core issues, a vote that comes too late is refused before its text is checked. */
    vote: (tx: Tx, person: string, id: string, ballot: Omit<Ballot, 'person' | 'now'>, check: SafetyCheck) =>
      act<VoteRefusal | SafetyRefusal>(tx, id, person, (conflict, now) =>
        screened(conflict, person, decideVote(conflict, { person, ...ballot, now }), check),
      ),

    /** A user who may not submit at all is refused first, so that they don't revise their message for nothing. */
    submitCoreIssue: (tx: Tx, person: string, id: string, core_issue: string, check: SafetyCheck) =>
      act<CoreIssueRefusal | SafetyRefusal>(tx, id, person, (conflict, now) =>
        screened(conflict, person, decideCoreIssue(conflict, { person, core_issue, now }), check),
      ),

    requestRuling: (tx: Tx, person: string, id: string, show_my_name: boolean) =>
      act(tx, id, person, (conflict, now) => decideRulingRequest(conflict, { person, show_my_name, now })),

    leaveOpen: (tx: Tx, person: string, id: string) =>
      act(tx, id, person, (conflict, now) => decideLeaveOpen(conflict, { person, now })),

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

    async remove(tx: Tx, person: string, id: string) {
      const stored = await lockConflict(tx, id)
      if (!stored) return refuse('conflict.not_found')
      const decision = decideDelete(stored.conflict, { person, now: clock.now() })
      if (!decision.ok) return decision
      await deleteConflict(outbox.alongside(tx, decision.value.events), stored.conflict)
      return ok({ deleted: true as const })
    },

    invitable: createInvitable({ clock, outbox }),
    ...createConflictReads({ db, agreements, debates, findReview }),
  }
}

export type Conflicts = ReturnType<typeof createConflicts>
