import type { Agreement as AgreementView } from '@squash/contract/agreements'
import type { Commitment } from '@squash/contract/commitments'
import type { RefusalCode } from '@squash/contract/errors'
import { LIMITS } from '@squash/contract/limits'
import type { CheckInAnswer, CheckInDay, Party } from '@squash/contract/values'
import { type Agreement, type Decision, partyOf } from '@squash/rules/agreements/agreement'
import { decideAnswer } from '@squash/rules/agreements/check-in'
import { decideConfirm } from '@squash/rules/agreements/confirm'
import { draftOf } from '@squash/rules/agreements/draft'
import { decideFollowUp, previousCommitments } from '@squash/rules/agreements/follow-up'
import { decideSave, newTexts } from '@squash/rules/agreements/save'
import type { Conflict } from '@squash/rules/conflicts/conflict'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { findRecipient } from '../mail-preferences/public.ts'
import type { Safety, SafetyRefusal, Sending } from '../safety/public.ts'
import { findAgreement, insertDraft, isParty, listRevisions, lockAgreement, saveAgreement } from './agreements.store.ts'
import { presentAgreement } from './agreements.view.ts'
import { findAllHeld, findOwnHeld } from './counters/counts.store.ts'
import { listOwn } from './export.store.ts'
import type { StoredAgreement } from './stored-agreement.ts'

type AgreementParts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  safety: Pick<Safety, 'check'>
  newToken: () => string
}

type NotFound = 'conflict.not_found' | 'agreement.not_found'
type Decide<Code extends RefusalCode> = (agreement: Agreement, party: Party, now: Date) => Result<Decision | null, Code>

/** The commands on an agreement: lock, decide, store, announce. All decisions are made by the rules. */
export function createAgreements({ database: { db }, clock, outbox, safety, newToken }: AgreementParts) {
  const view = async (from: Db, stored: StoredAgreement, viewer: Party, now: Date): Promise<AgreementView> =>
    presentAgreement(stored, await listRevisions(from, stored.agreement.conflict), { viewer, now })

  /** A conflict's parties learn that it has no agreement; anyone else, that there is no such conflict. */
  const refuseMissing = async (from: Db, person: string, conflict: string) =>
    refuse((await isParty(from, person, conflict)) ? 'agreement.not_found' : 'conflict.not_found')

  /** Runs one party's command on one agreement. */
  async function act<Code extends RefusalCode>(
    tx: Tx,
    conflict: string,
    person: string,
    decide: Decide<Code>,
  ): Promise<Result<AgreementView, Code | NotFound>> {
    const now = clock.now()
    const stored = await lockAgreement(tx, conflict)
    const party = stored && partyOf(stored.agreement, person)
    if (!stored || !party) return refuseMissing(tx, person, conflict)
    const decided = decide(stored.agreement, party, now)
    if (!decided.ok) return decided
    const after = decided.value ? await store(tx, stored, party, decided.value, now) : stored
    return ok(await view(tx, after, party, now))
  }

  async function store(tx: Tx, stored: StoredAgreement, author: Party, { agreement, events }: Decision, now: Date) {
    const before = stored.agreement
    await saveAgreement(outbox.alongside(tx, events), { before, after: agreement, author, now, newToken })
    const isInForce = agreement.in_force?.revision === agreement.revision
    return {
      ...stored,
      agreement,
      in_force_commitments: isInForce ? agreement.commitments : stored.in_force_commitments,
    }
  }

  return {
    /** Stores the draft of a resolved conflict's agreement. Called in the transaction that resolves it. */
    conflictResolved: (tx: Tx, conflict: Conflict): Promise<void> =>
      insertDraft(tx, draftOf(conflict), conflict.resolved_at ?? clock.now()),

    /** @returns null for a party of a conflict without an agreement; `conflict.not_found` for anyone else */
    async get(person: string, conflict: string): Promise<Result<AgreementView | null, 'conflict.not_found'>> {
      const stored = await findAgreement(db, conflict)
      const party = stored && partyOf(stored.agreement, person)
      if (stored && party) return ok(await view(db, stored, party, clock.now()))
      const { code } = await refuseMissing(db, person, conflict)
      return code === 'conflict.not_found' ? refuse(code) : ok(null)
    },

    /**
     * Replaces the commitments, up to ten (docs/reference/agreements.md#from-draft-to-agreement). Only new texts are
     * checked: the others were checked before, or came from the mediator.
     * @param seen the revision that the user edited; an older one is refused as `agreement.stale`
     */
    save: (
      tx: Tx,
      person: string,
      { conflict, commitments, seen }: { conflict: string; commitments: readonly Commitment[]; seen: number | null },
      sending: Sending,
    ) =>
      act<'agreement.stale' | 'agreement.insulting' | 'agreement.other_left' | SafetyRefusal>(
        tx,
        conflict,
        person,
        (agreement, party, now) => {
          const decided = decideSave(agreement, { party, commitments, seen, now })
          if (!decided.ok) return decided
          const passed = safety.check(newTexts(commitments, agreement.commitments), sending).run()
          return passed.ok ? decided : passed
        },
      ),

    /** Confirms the revision that the user has read. It comes into force once both have confirmed it. */
    confirm: (tx: Tx, person: string, conflict: string, seen: number | null) =>
      act(tx, conflict, person, (agreement, party, now) => decideConfirm(agreement, { party, seen, now })),

    /** Answers the check-in of a day, or changes the answer while the check-in is open. */
    answer: (tx: Tx, person: string, conflict: string, { day, held }: { day: CheckInDay; held: CheckInAnswer }) =>
      act(tx, conflict, person, (agreement, party, now) => decideAnswer(agreement, { party, day, held, now })),

    /** The other party's confirmed address, to which a follow-up's invite goes. The follow-up's creator never sees it. */
    async followUpAddress(
      person: string,
      conflict: string,
    ): Promise<Result<string, 'agreement.not_found' | 'agreement.other_left'>> {
      const stored = await findAgreement(db, conflict)
      const decided = decideFollowUp(stored?.agreement ?? null, person)
      if (!decided.ok) return decided
      const address = await findRecipient(db, decided.value.other, null)
      return address === null ? refuse('agreement.other_left') : ok(address.toLowerCase())
    },

    /** What the two agreed on before, for a follow-up; empty for any other conflict. */
    async previousCommitments({ follow_up_of, user1_id }: Pick<Conflict, 'follow_up_of' | 'user1_id'>) {
      const stored = follow_up_of === null ? null : await findAgreement(db, follow_up_of)
      return stored ? previousCommitments(stored.agreement, stored.in_force_commitments, user1_id) : []
    },

    /** All agreements of a user, for their download. */
    async own(person: string): Promise<AgreementView[]> {
      const now = clock.now()
      const views: AgreementView[] = []
      for (const { stored, revisions } of await listOwn(db, person)) {
        const viewer = partyOf(stored.agreement, person)
        if (viewer) views.push(presentAgreement(stored, revisions, { viewer, now }))
      }
      return views
    },

    /** How many agreements held for 30 days; null until enough were checked to say so. */
    async held(): Promise<{ agreements_checked: number | null; agreements_held: number | null }> {
      const { checked, held } = await findAllHeld(db)
      return checked < LIMITS.agreementsForFigure
        ? { agreements_checked: null, agreements_held: null }
        : { agreements_checked: checked, agreements_held: held }
    },

    /** The same for one user's agreements, however few. */
    async ownHeld(person: string): Promise<{ agreements_checked: number; agreements_held: number }> {
      const { checked, held } = await findOwnHeld(db, person)
      return { agreements_checked: checked, agreements_held: held }
    },
  }
}

export type Agreements = ReturnType<typeof createAgreements>
