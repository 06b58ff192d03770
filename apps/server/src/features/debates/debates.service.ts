import type { DebateInvite } from '@squash/contract/conflict-lists'
import type { DebateTally, Debate as DebateView } from '@squash/contract/debates'
import { decideAnswer } from '@squash/rules/debates/answer'
import { decideDebateDecline } from '@squash/rules/debates/close'
import { maySeeDebate, personOn } from '@squash/rules/debates/debate'
import { checkQuestion } from '@squash/rules/debates/question'
import { type DebateStart, decideDebateStart } from '@squash/rules/debates/start'
import { decideDebateVote } from '@squash/rules/debates/vote'
import { displayName } from '@squash/rules/people/display-name'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { type Invitable, prepareInvite } from '../invites/public.ts'
import type { SafetyCheck, SafetyRefusal } from '../safety/public.ts'
import { findCounts, findDebateCounters } from './counters.store.ts'
import { presentDebate } from './debate.view.ts'
import { findDebate, findVote, insertDebate, lockDebate, storeAnswer, storeExpiry, storeVote } from './debates.store.ts'
import { assignUnanswered, readdress, unassignBlocked, unassignUnanswered } from './invitable.store.ts'
import { listActive, listCompleted, listPending, listReceived, type Page } from './lists.store.ts'
import type { StoredDebate } from './stored-debate.ts'

type DebatesParts = {
  database: Database
  clock: Clock
  outbox: Outbox
  newId: () => string
  newToken: () => string
  /** Uses up one of the user's invites for the day, to a conflict or a debate. @returns null, or the seconds to wait */
  spendInvite: (person: string) => Promise<number | null>
  giveBackInvite: (person: string) => Promise<void>
}

type Draft = Pick<DebateStart, 'title' | 'creator_side' | 'creator_position' | 'opponent_side' | 'opponent_email'>

/** The commands on a debate: lock, decide, store, announce. All decisions are made by the rules. */
export function createDebates({ database, clock, outbox, newId, newToken, spendInvite, giveBackInvite }: DebatesParts) {
  const { db } = database

  const present = (stored: StoredDebate[], person: string): DebateView[] => {
    const now = clock.now()
    return stored.map((one) => presentDebate(one, person, now))
  }

  const invitable: Invitable = {
    async decline(tx, id, person) {
      const debate = await lockDebate(tx, id)
      if (!debate) return refuse('debate.not_found')
      const decision = decideDebateDecline(debate, { person, now: clock.now() })
      if (!decision.ok) return decision
      await storeExpiry(outbox.alongside(tx, decision.value.events), decision.value.debate)
      return ok(null)
    },

    async assignUnanswered(tx, { person, email }) {
      const at = clock.now()
      const joined = await assignUnanswered(tx, { person, email, at })
      await outbox.publish(
        tx,
        joined.map(({ debate }) => ({ type: 'debate.joined' as const, debate, person, at })),
      )
      return joined.map(({ creator }) => creator)
    },

    async lockUnanswered(tx, id) {
      const debate = await lockDebate(tx, id)
      return debate?.status === 'pending'
    },

    readdress,
    unassignUnanswered: (tx, { person, email }) => unassignUnanswered(tx, person, email),
    unassignBlocked: unassignBlocked,
  }

  return {
    /** Before the transaction: checks the texts and the daily limit of invites. */
    async allow(
      person: string,
      draft: Draft,
      check: SafetyCheck,
    ): Promise<Result<null, 'debate.insulting' | 'invite.too_many' | SafetyRefusal>> {
      const passed = check.run()
      if (!passed.ok) return passed
      const asked = checkQuestion(draft)
      if (!asked.ok) return asked
      const wait = await spendInvite(person)
      return wait === null ? ok(null) : refuse('invite.too_many', { retry_after: wait })
    },

    /** After a refused start: takes back the invite that `allow` used up. */
    undoAllow: (person: string): Promise<void> => giveBackInvite(person),

    /** Starts a debate and invites its opponent. */
    async start(tx: Tx, person: string, draft: Draft) {
      const now = clock.now()
      const { opponent_email } = draft
      const { invite, answer, ...facts } = await prepareInvite(tx, {
        creator: person,
        email: opponent_email,
        at: now,
        newToken,
      })
      const { title, creator_side, creator_position, opponent_side } = draft
      const decision = decideDebateStart({
        ...facts,
        id: newId(),
        title,
        creator: person,
        creator_side,
        creator_position,
        opponent_side,
        opponent_email,
        now,
      })
      if (!decision.ok) return decision
      const { debate, events } = decision.value
      const creator = await insertDebate(outbox.alongside(tx, events), debate, invite)
      return ok({ ...presentDebate({ debate, creator, opponent: null, vote: null }, person, now), ...answer })
    },

    /** Takes the other side, which makes the debate public. */
    async answer(tx: Tx, person: string, id: string, position: string, check: SafetyCheck) {
      const debate = await lockDebate(tx, id)
      if (!debate) return refuse('debate.not_found')
      const decision = decideAnswer(debate, { person, position, now: clock.now() })
      if (!decision.ok) return decision
      const passed = check.run()
      if (!passed.ok) return passed
      await storeAnswer(outbox.alongside(tx, decision.value.events), decision.value.debate)
      return ok(true as const)
    },

    /** Casts or changes a vote. @returns the new tally */
    async vote(tx: Tx, person: string, id: string, choice: string) {
      const debate = await lockDebate(tx, id)
      if (!debate) return refuse('debate.not_found')
      // The clock is read under the lock: a vote that waited past the end is late.
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

    /** One debate; null if there is none, or the viewer may not see it. */
    async get(person: string, id: string): Promise<DebateView | null> {
      const stored = await findDebate(db, id, person)
      if (!stored || !maySeeDebate(stored.debate, person)) return null
      return presentDebate(stored, person, clock.now())
    },

    /** A page of the debates open for votes, the latest answered first. */
    active: async (person: string, page: Page) => present(await listActive(db, person, page), person),
    /** A user's unanswered received invites for the dashboard: the newest, and how many there are. */
    async invitesOf(person: string): Promise<{ count: number; first: DebateInvite[] }> {
      const { count, first } = await listReceived(db, person)
      return {
        count,
        first: first.map(({ id, title, created_at, ...creator }) => ({
          id,
          title,
          inviter: displayName(creator, true),
          created_at: created_at.toISOString(),
        })),
      }
    },

    /** A page of a user's unanswered sent and received invites, newest first. */
    pending: async (person: string, page: Page) => present(await listPending(db, person, page), person),
    /** A page of the decided debates, the latest first. */
    completed: async (person: string, page: Page) => present(await listCompleted(db, person, page), person),

    /** The counts of the three tabs. */
    counts: (person: string) => findCounts(db, person),

    /** A user's wins and participations. Unanswered invites are private, and don't count. */
    async stats(person: string) {
      const { wins, participations } = await findDebateCounters(db, person)
      return { wins, participations }
    },

    invitable,
  }
}

export type Debates = ReturnType<typeof createDebates>
