import type { ConflictCard, Conflict as ConflictView } from '@squash/contract/conflicts'
import type { RefusalCode } from '@squash/contract/errors'
import type { SafetyReview } from '@squash/contract/safety-reviews'
import type { Group, Mood, PrivateReason } from '@squash/contract/values'
import { ok, type Result, refuse } from '@squash/rules'
import { type Conflict, type Decided, type Decision, partyOf } from '@squash/rules/conflicts/conflict'
import { type CoreIssueRefusal, decideCoreIssue } from '@squash/rules/conflicts/core-issue'
import { decideDelete } from '@squash/rules/conflicts/delete'
import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { keptPrivate } from '@squash/rules/conflicts/keep-private'
import { decideResponse } from '@squash/rules/conflicts/respond'
import { decideNameShown, decideRulingRequest } from '@squash/rules/conflicts/ruling'
import { decideStart, type Translation } from '@squash/rules/conflicts/start'
import { decideVote } from '@squash/rules/conflicts/vote'
import type { MessageInput } from '@squash/rules/previews/preview'
import { resolutionRate } from '@squash/rules/rate'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { findInviteFacts } from '../invitees/invite-facts.service.ts'
import { findPassOnPath, passOnPath } from '../invitees/pass-on-link.service.ts'
import type { Wording } from '../mediator/wording.service.ts'
import { type Approval, type Approved, type MayRespond, type Previews, wordsOf } from '../previews/public.ts'
import type { Referrals } from '../referrals/referrals.service.ts'
import type { Safety, SafetyRefusal, Sending } from '../safety/safety.service.ts'
import {
  countWaitedFor,
  findCounts,
  findGlobalStats,
  findSharedCounts,
  listConflicts,
  type Page,
} from './cards.store.ts'
import { presentCard, presentConflict } from './conflict.view.ts'
import { findConflict, insertConflict, lockConflict, saveConflict } from './conflicts.store.ts'
import { deleteConflict } from './counts.store.ts'
import { holdBack, holdBackFromAddress, holdBackWaiting } from './held-back.store.ts'
import { issuedRulingOf, type RulingListener, tellOfRuling } from './issued-ruling.service.ts'
import { findPublicCounts, findWeekStats } from './public-counts.store.ts'
import { joinWaiting, leaveWaiting } from './sides.store.ts'
import type { StoredConflict } from './stored-conflict.ts'

export type ConflictsParts = {
  database: Database
  clock: Clock
  outbox: Outbox
  previews: Pick<Previews, 'approved' | 'written' | 'use'>
  mayRespond: MayRespond
  safety: Safety
  newId: () => string
  newToken: () => string
  /** Spends one of a person's conflicts of the day; null, or the seconds to wait. */
  spendStart: (person: string) => Promise<number | null>
  rulingListeners: readonly RulingListener[]
  referrals: Referrals
  /** A person's own latest request to review what keeps a conflict private. */
  findReview: (person: string, conflict: string) => Promise<SafetyReview | null>
}

/** `isNew`: the account was made with this address, rather than moved to it; only then has the invite brought somebody. */
type AddressGained = { person: string; email: string; isNew: boolean }

type Start = Approval & { title: string; user2_email: string; user1_mood: Mood; user1_raw_message: string }
type Response = Approval & { user2_raw_message: string; user2_mood?: Mood | null | undefined }
/** A message on its way out: what was typed, and what the other person will read of it. */
type Draft = Omit<Wording, 'translation'> & { message: MessageInput; approval: Approval; translation: Translation }

/** The recipes of a conflict: lock, decide, write, announce. The deciding is all in the rules. */
export function createConflicts({
  database,
  clock,
  outbox,
  previews,
  mayRespond,
  safety,
  newId,
  newToken,
  spendStart,
  referrals,
  rulingListeners,
  findReview,
}: ConflictsParts) {
  const { db } = database

  /** One command on one conflict by one person. */
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
    await tellOfRuling(tx, rulingListeners, after, decision.value.events)
    return view(after, person)
  }

  async function save(tx: Tx, { conflict: before }: StoredConflict, decision: Decision): Promise<void> {
    await saveConflict(outbox.alongside(tx, decision.events), before, decision)
  }

  function view(stored: StoredConflict, person: string): Result<ConflictView, 'conflict.not_found'> {
    const party = partyOf(stored.conflict, person)
    return party ? ok(presentConflict(stored, party)) : refuse('conflict.not_found')
  }

  /** Tells of unanswered conflicts that come to a person or go; one that is closed asks nothing of them any more. */
  const publishPassedOn = (
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

  /** The wording that its author approved; without a preview, the mediator's. */
  async function withWording(
    message: MessageInput,
    approval: Approval,
    kept: PrivateReason | null,
    approved: Approved | null,
    sending: Sending,
  ): Promise<Result<Draft, 'message.nothing_left'>> {
    if (approved) {
      const hint = safety.hint(wordsOf(message, approval.edited_text), sending)
      const { translation, keep_private } = approved
      return ok({ message, approval, translation, hint, keep_private: kept ?? keep_private })
    }
    const written = await previews.written(message, sending, kept)
    return written.ok ? ok({ message, approval, ...written.value }) : written
  }

  const cards = (stored: StoredConflict[], person: string): ConflictCard[] =>
    stored.flatMap((one) => {
      const party = partyOf(one.conflict, person)
      return party ? [presentCard(one, party)] : []
    })

  async function ownCounts(person: string): Promise<{ total: number; resolved: number }> {
    const { total, excused, resolved } = await findCounts(db, person)
    return { total: total - excused, resolved }
  }

  return {
    /** Everything before the transaction: whether it may be sent, whether one more is allowed today, and its wording. */
    async draft(person: string, start: Start, sending: Sending) {
      const message = {
        kind: 'conflict',
        conflict: null,
        title: start.title,
        raw_message: start.user1_raw_message,
        mood: start.user1_mood,
      } as const
      const words = safety.check(wordsOf(message, start.edited_text), sending)
      if (!words.ok) return words
      const approved = await previews.approved(person, message, start)
      if (!approved.ok) return approved
      const wait = await spendStart(person)
      if (wait !== null) return refuse('invite.too_many', { retry_after: wait })
      return withWording(message, start, words.value.keep_private, approved.value, sending)
    },

    /** Who holds the address is asked only now: the wording takes seconds, in which it may change hands, or a block be made. */
    async start(tx: Tx, person: string, { title, user2_email, user1_mood, user1_raw_message }: Start, draft: Draft) {
      const used = await previews.use(tx, person, draft.message, draft.approval)
      if (!used.ok) return used
      const facts = await findInviteFacts(tx, person, user2_email, clock.now())
      const start = decideStart({
        id: newId(),
        title,
        creator: person,
        creator_email: facts.creator_email ?? '',
        invitee_id: facts.invitee_id,
        user2_email,
        mood: user1_mood,
        raw_message: user1_raw_message,
        translation: draft.translation,
        now: clock.now(),
      })
      const decision = keptPrivate(start, 'user1', draft.keep_private)
      if (!decision.ok) return decision
      const { conflict, events } = decision.value
      const mail_queued = facts.mails_to_address < INVITES_PER_DAY.address
      const { held_back } = facts
      const pass_on_token = newToken()
      await insertConflict(outbox.alongside(tx, events), conflict, {
        token: newToken(),
        pass_on_token,
        mailed: mail_queued,
        held_back,
      })
      const invite = facts.has_account ? ('notified' as const) : ('sent' as const)
      return ok({
        ...presentConflict({ conflict, user1: null, user2: null }, 'user1'),
        ...(!mail_queued && { invite_link: passOnPath(pass_on_token) }),
        invite,
        mail_queued,
      })
    },

    /** The wording of a response, made before the transaction, and only for the person who may respond. */
    async draftResponse(person: string, id: string, response: Response, sending: Sending) {
      const may = await mayRespond(person, id)
      if (!may.ok) return may
      const message = {
        kind: 'response',
        conflict: id,
        title: null,
        raw_message: response.user2_raw_message,
        mood: response.user2_mood ?? null,
      } as const
      const words = safety.check(wordsOf(message, response.edited_text), sending)
      if (!words.ok) return words
      const approved = await previews.approved(person, message, response)
      if (!approved.ok) return approved
      return withWording(message, response, words.value.keep_private, approved.value, sending)
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

    vote: (tx: Tx, person: string, id: string, ballot: { satisfied: boolean; round?: 1 | 2 | 3 | undefined }) =>
      act(tx, id, person, (conflict, now) => decideVote(conflict, { person, ...ballot, now })),

    /** Who may not submit one at all learns that first, so that nobody is asked about their words in vain. */
    submitCoreIssue: (tx: Tx, person: string, id: string, core_issue: string, sending: Sending) =>
      act<CoreIssueRefusal | SafetyRefusal>(tx, id, person, (conflict, now) => {
        const decided = decideCoreIssue(conflict, { person, core_issue, now })
        if (!decided.ok) return decided
        const words = safety.check([core_issue], sending)
        const party = partyOf(conflict, person) ?? 'user2'
        return words.ok ? keptPrivate(decided, party, words.value.keep_private) : words
      }),

    requestRuling: (tx: Tx, person: string, id: string, show_my_name: boolean) =>
      act(tx, id, person, (conflict, now) => decideRulingRequest(conflict, { person, show_my_name, now })),

    async showName(tx: Tx, person: string, id: string, shown: boolean) {
      const shownNow = await act(tx, id, person, (conflict, now) => decideNameShown(conflict, { person, shown, now }))
      return shownNow.ok ? ok({ shown }) : shownNow
    },

    /** Tells of a ruling once more, because somebody it is about has another name now; nothing happens where there is none. */
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

    async get(person: string, id: string) {
      const stored = await findConflict(db, id)
      const seen = stored ? view(stored, person) : refuse('conflict.not_found')
      if (!stored || !seen.ok) return seen
      const link = isUnanswered(stored, person)
        ? await findPassOnPath(db, { kind: 'conflict', subject: id, inviter: person })
        : null
      const review = await findReview(person, id)
      return ok({
        ...seen.value,
        ...(stored.ruling_hidden && { ruling_hidden: true }),
        ...(link !== null && { invite_link: link }),
        ...(review && { safety_review: review }),
      })
    },

    list: async (person: string, group: Group, page: Page) =>
      cards(await listConflicts(db, person, group, page), person),

    listShared: async (person: string, other: string, group: Group, page: Page) =>
      cards(await listConflicts(db, person, group, page, other), person),

    async dashboard(person: string) {
      const { active, resolved, people, history } = await findCounts(db, person)
      return { active, resolved, people: people + (await countWaitedFor(db, person)), history }
    },

    /** Resolved over all, without what the person was invited to and closed without blame. */
    async stats(viewer: string, person: string) {
      const { total, resolved } = await (viewer === person ? ownCounts(person) : findPublicCounts(db, person))
      return { total_conflicts: total, resolved_conflicts: resolved, resolution_rate: resolutionRate(resolved, total) }
    },

    /** What two people share, counted as in `stats`; closed together counts rulings as well. */
    async sharedStats(person: string, other: string) {
      const { excused, active, resolved, ruled, ...counts } = await findSharedCounts(db, person, other)
      const total = counts.total - excused
      return { total, active, closed: resolved + ruled, resolution_rate: resolutionRate(resolved + ruled, total) }
    },

    globalStats: () => findGlobalStats(db),

    /** The same of the conflicts created in one week. @param week its Monday */
    weekStats: (week: string) => findWeekStats(db, week),

    /** Called in the transaction that gives a person a confirmed address: conflicts that waited for it are theirs. */
    async addressGained(tx: Tx, { person, email, isNew }: AddressGained): Promise<void> {
      await holdBackWaiting(tx, person, email)
      const joined = await joinWaiting(tx, person, email, clock.now())
      await publishPassedOn(tx, 'conflict.joined', person, joined)
      if (isNew) await referrals.complete(tx, { inviters: joined.map(({ creator }) => creator), person })
    },

    /** Called in the transaction that takes an address from a person. */
    async addressLost(tx: Tx, person: string, email: string): Promise<void> {
      await publishPassedOn(tx, 'conflict.left', person, await leaveWaiting(tx, person, email))
    },

    /** Called in the transaction that makes a block: what is unanswered goes; what they share stays to be read. */
    async personBlocked(tx: Tx, blocker: string, blocked: string): Promise<void> {
      const left = await holdBack(tx, { from: blocked, to: blocker })
      const theirs = left.map((conflict) => ({ conflict, creator: blocked, grouping: 'active' as const }))
      await publishPassedOn(tx, 'conflict.left', blocker, theirs)
    },

    /** The same for an address that no account holds. */
    addressBlocked: (tx: Tx, email: string, blocked: string): Promise<void> =>
      holdBackFromAddress(tx, { from: blocked, email }),
  }
}

const isUnanswered = ({ conflict }: StoredConflict, creator: string): boolean =>
  conflict.status === 'pending' && conflict.user1_id === creator

export type Conflicts = ReturnType<typeof createConflicts>
