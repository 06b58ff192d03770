import type { Conflict as ConflictView } from '@squash/contract/conflicts'
import type { RefusalCode } from '@squash/contract/errors'
import type { Mood } from '@squash/contract/values'
import type { Conflict, Decided } from '@squash/rules/conflicts/conflict'
import { withPrivateMark } from '@squash/rules/conflicts/keep-private'
import { decideResponse } from '@squash/rules/conflicts/respond'
import { decideStart } from '@squash/rules/conflicts/start'
import { checkTitle } from '@squash/rules/conflicts/title'
import type { MessageInput } from '@squash/rules/previews/preview'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Agreements } from '../agreements/public.ts'
import { prepareInvite } from '../invites/public.ts'
import type { Approval, ApprovedWording, MayRespond, Previews, Recipient } from '../previews/public.ts'
import type { SafetyCheck } from '../safety/public.ts'
import type { SoloNotes } from '../solo-notes/public.ts'
import { presentConflict } from './conflict.view.ts'
import { findConflict, insertConflict } from './conflicts.store.ts'

const NO_TRANSLATION = { text: '', written_by: 'canned' } as const

/** Whether this user's response would be accepted, by the same rule as the response itself. */
export const createMayRespond =
  ({ database: { db }, clock }: { database: Pick<Database, 'db'>; clock: Clock }): MayRespond =>
  async (person, id) => {
    const stored = await findConflict(db, id)
    if (!stored) return refuse('conflict.not_found')
    const response = { person, mood: null, raw_message: '', translation: NO_TRANSLATION, now: clock.now() }
    const decided = decideResponse(stored.conflict, response)
    return decided.ok ? ok({ reader: stored.conflict.user1_id }) : decided
  }

/** One user's command on one conflict. */
export type Act = <Code extends RefusalCode>(
  tx: Tx,
  id: string,
  person: string,
  decide: (conflict: Conflict, now: Date) => Decided<Code>,
) => Promise<Result<ConflictView, Code | 'conflict.not_found'>>

export type SendingParts = {
  act: Act
  clock: Clock
  outbox: Outbox
  agreements: Pick<Agreements, 'followUpAddress'>
  previews: Pick<Previews, 'findApproved' | 'word' | 'deleteSent'>
  soloNotes: Pick<SoloNotes, 'link'>
  mayRespond: MayRespond
  newId: () => string
  newToken: () => string
  /** Uses up one of the user's conflicts for the day. @returns null, or the seconds to wait */
  spendStart: (person: string) => Promise<number | null>
  giveBackStart: (person: string) => Promise<void>
  /** Uses up one of the user's previews this hour. @returns null, or the seconds to wait */
  spendPreview: (person: string) => Promise<number | null>
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

/**
 * Sends the two messages of a conflict: the first starts it, the second answers. Each is reworded before its transaction.
 */
export function createSending(parts: SendingParts) {
  const { act, clock, outbox, agreements, previews, soloNotes, mayRespond, newId, newToken } = parts
  const { spendStart, giveBackStart, spendPreview } = parts

  /** The wording that its author approved; the mediator's if there was no preview. */
  async function withWording(
    { author, recipient, ...message }: MessageInput & { author: string; recipient: Recipient },
    approval: Approval,
    approved: ApprovedWording | null,
    check: SafetyCheck,
  ): Promise<Result<Draft, 'message.nothing_left'>> {
    const worded = approved ? ok(approved) : await previews.word({ ...message, author, recipient }, check)
    if (!worded.ok) return worded
    const { translation, keep_private } = worded.value
    return ok({ message, approval, translation, keep_private: check.privateReason() ?? keep_private })
  }

  /**
   * Takes back a start that was refused after its message had been reworded. It counts as a preview instead, because it cost
   * as much, and remains a start if the user has no previews left.
   */
  async function takeBackStart(person: string): Promise<void> {
    if ((await spendPreview(person)) === null) await giveBackStart(person)
  }

  return {
    /** Before the transaction: checks the texts and the daily limit, and words the message. */
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
      const titled = checkTitle(start.title)
      if (!titled.ok) return titled
      const approved = await previews.findApproved(person, message, start)
      if (!approved.ok) return approved
      const wait = await spendStart(person)
      if (wait !== null) return refuse('invite.too_many', { retry_after: wait })
      const addressed = { ...message, author: person, recipient: { email: address.value } }
      const worded = await withWording(addressed, start, approved.value, check)
      if (!worded.ok) await takeBackStart(person)
      return worded.ok ? ok({ ...worded.value, address: address.value }) : worded
    },

    /** After a refused start: takes back what `draft` used up. */
    undoDraft: takeBackStart,

    /**
     * Starts a conflict. Looks up the holder of the address only now, because the address may have changed hands, or its
     * holder may have blocked the creator, while the message was being reworded.
     */
    async start(tx: Tx, person: string, input: Start, draft: Draft & { address: string }) {
      const { title, user1_mood, user1_raw_message, solo_note_id, p_follow_up_of = null } = input
      const user2_email = draft.address
      const used = await previews.deleteSent(tx, person, draft.message, draft.approval)
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
      const decision = withPrivateMark(start, 'user1', draft.keep_private)
      if (!decision.ok) return decision
      const { conflict, events } = decision.value
      await insertConflict(outbox.alongside(tx, events), conflict, invite)
      if (solo_note_id) await soloNotes.link(tx, person, solo_note_id, conflict.id)
      return ok({ ...presentConflict({ conflict, user1: null, user2: null }, 'user1'), ...answer })
    },

    /** Before the transaction: words a response, for a user who may respond. */
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
      const approved = await previews.findApproved(person, message, response)
      if (!approved.ok) return approved
      const addressed = { ...message, author: person, recipient: { person: may.value.reader } }
      return withWording(addressed, response, approved.value, check)
    },

    /** Answers a conflict with its worded response. */
    async respond(tx: Tx, person: string, id: string, { message, approval, translation, keep_private }: Draft) {
      const { raw_message, mood } = message
      const responded = await act(tx, id, person, (conflict, now) =>
        withPrivateMark(
          decideResponse(conflict, { person, mood, raw_message, translation, now }),
          'user2',
          keep_private,
        ),
      )
      if (!responded.ok) return responded
      const used = await previews.deleteSent(tx, person, message, approval)
      return used.ok ? responded : used
    },
  }
}
