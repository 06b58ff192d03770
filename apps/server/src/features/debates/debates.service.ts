import type { DebateTally, Debate as DebateView } from '@squash/contract/debates'
import { ok, type Result, refuse } from '@squash/rules'
import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { decideAnswer } from '@squash/rules/debates/answer'
import { maySeeDebate, personOn } from '@squash/rules/debates/debate'
import { type DebateStart, decideDebateStart } from '@squash/rules/debates/start'
import { decideDebateVote } from '@squash/rules/debates/vote'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { findInviteFacts } from '../invitees/invite-facts.service.ts'
import { findPassOnPath, passOnPath } from '../invitees/pass-on-link.service.ts'
import type { Referrals } from '../referrals/referrals.service.ts'
import type { Safety, SafetyRefusal, Sending } from '../safety/safety.service.ts'
import { presentDebate } from './debate.view.ts'
import { findDebate, findVote, insertDebate, lockDebate, storeAnswer, storeVote } from './debates.store.ts'
import { findCounts, findFigures } from './figures.store.ts'
import { listActive, listCompleted, listPending, type Page } from './lists.store.ts'
import type { StoredDebate } from './stored-debate.ts'
import { holdBack, holdBackFromAddress, holdBackWaiting, joinWaiting, leaveWaiting } from './waiting.store.ts'

type DebatesParts = {
  database: Database
  clock: Clock
  outbox: Outbox
  safety: Safety
  newId: () => string
  newToken: () => string
  /** Spends one of a person's invites of the day, to whichever thing; null, or the seconds to wait. */
  spendInvite: (person: string) => Promise<number | null>
  referrals: Referrals
}

type Draft = Pick<DebateStart, 'title' | 'creator_side' | 'creator_position' | 'opponent_side' | 'opponent_email'>

/** The recipes of a debate: lock, decide, store, announce. The deciding is all in the rules. */
export function createDebates({
  database,
  clock,
  outbox,
  safety,
  newId,
  newToken,
  spendInvite,
  referrals,
}: DebatesParts) {
  const { db } = database

  const present = (stored: StoredDebate[], person: string): DebateView[] => {
    const now = clock.now()
    return stored.map((one) => presentDebate(one, person, now))
  }

  return {
    /** Before the transaction: whether it may be sent, and whether one more invite is allowed today. */
    async allow(
      person: string,
      { title, creator_side, creator_position, opponent_side }: Draft,
      sending: Sending,
    ): Promise<Result<null, 'invite.too_many' | SafetyRefusal>> {
      const words = safety.check([title, creator_side, creator_position, opponent_side], sending)
      if (!words.ok) return words
      const wait = await spendInvite(person)
      return wait === null ? ok(null) : refuse('invite.too_many', { retry_after: wait })
    },

    async start(tx: Tx, person: string, draft: Draft) {
      const now = clock.now()
      const facts = await findInviteFacts(tx, person, draft.opponent_email, now)
      const { title, creator_side, creator_position, opponent_side, opponent_email } = draft
      const decision = decideDebateStart({
        id: newId(),
        title,
        creator: person,
        creator_email: facts.creator_email ?? '',
        creator_side,
        creator_position,
        opponent_side,
        opponent_email,
        invitee_id: facts.invitee_id,
        now,
      })
      if (!decision.ok) return decision
      const { debate, events } = decision.value
      const mail_queued = facts.mails_to_address < INVITES_PER_DAY.address
      const { held_back } = facts
      const pass_on_token = newToken()
      const creator = await insertDebate(outbox.alongside(tx, events), debate, {
        token: newToken(),
        pass_on_token,
        mailed: mail_queued,
        held_back,
      })
      const stored = { debate, creator, opponent: null, vote: null }
      const invite = facts.has_account ? ('notified' as const) : ('sent' as const)
      return ok({
        ...presentDebate(stored, person, now),
        ...(!mail_queued && { invite_link: passOnPath(pass_on_token) }),
        invite,
        mail_queued,
      })
    },

    async answer(tx: Tx, person: string, id: string, position: string, sending: Sending) {
      const debate = await lockDebate(tx, id)
      if (!debate) return refuse('debate.not_found')
      const decision = decideAnswer(debate, { person, position, now: clock.now() })
      if (!decision.ok) return decision
      const words = safety.check([position], sending)
      if (!words.ok) return words
      await storeAnswer(outbox.alongside(tx, decision.value.events), decision.value.debate)
      return ok(true as const)
    },

    async vote(tx: Tx, person: string, id: string, choice: string) {
      const debate = await lockDebate(tx, id)
      if (!debate) return refuse('debate.not_found')
      // The clock is read with the lock in hand: a vote that waited past the end is late.
      const now = clock.now()
      const previous = await findVote(tx, id, person)
      const decision = decideDebateVote(debate, { voter: person, for: choice, previous, now })
      if (!decision.ok) return decision
      const { debate: after, side, events } = decision.value
      if (side !== previous) await storeVote(outbox.alongside(tx, events), after, { voter: person, side, at: now })
      return ok<DebateTally>({
        creator_votes: after.votes.creator,
        opponent_votes: after.votes.opponent,
        user_vote_for_id: personOn(after, side),
      })
    },

    /** Null when there is none, or not for these eyes. */
    async get(person: string, id: string): Promise<DebateView | null> {
      const stored = await findDebate(db, id, person)
      if (!stored || !maySeeDebate(stored.debate, person)) return null
      const { status, creator_id } = stored.debate
      const link =
        status === 'pending' && creator_id === person
          ? await findPassOnPath(db, { kind: 'debate', subject: id, inviter: person })
          : null
      return {
        ...presentDebate(stored, person, clock.now()),
        ...(link !== null && { invite_link: link }),
      }
    },

    active: async (person: string, page: Page) => present(await listActive(db, person, page), person),
    pending: async (person: string, page: Page) => present(await listPending(db, person, page), person),
    completed: async (person: string, page: Page) => present(await listCompleted(db, person, page), person),

    counts: (person: string) => findCounts(db, person),

    /** Only what both have answered: what somebody was sent is nobody else's to know. */
    async stats(person: string) {
      const { wins, participations } = await findFigures(db, person)
      return { wins, participations }
    },

    /** Called in the transaction that gives a person a confirmed address: debates that waited for it are theirs. */
    async addressGained(tx: Tx, { person, email, isNew }: { person: string; email: string; isNew: boolean }) {
      await holdBackWaiting(tx, person, email)
      const at = clock.now()
      const joined = await joinWaiting(tx, { person, email, at })
      await outbox.publish(
        tx,
        joined.map(({ debate }) => ({ type: 'debate.joined' as const, debate, person, at })),
      )
      if (isNew) await referrals.complete(tx, { inviters: joined.map(({ creator }) => creator), person })
    },

    /** Called in the transaction that takes an address from a person. */
    addressLost: (tx: Tx, person: string, email: string): Promise<void> => leaveWaiting(tx, person, email),

    /** Called in the transaction that makes a block: what is unanswered goes; what they argued about in public stays. */
    personBlocked: (tx: Tx, blocker: string, blocked: string): Promise<void> =>
      holdBack(tx, { from: blocked, to: blocker }),

    /** The same for an address that no account holds. */
    addressBlocked: (tx: Tx, email: string, blocked: string): Promise<void> =>
      holdBackFromAddress(tx, { from: blocked, email }),
  }
}

export type Debates = ReturnType<typeof createDebates>
