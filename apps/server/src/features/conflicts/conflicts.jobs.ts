import type { Phase } from '@squash/contract/values'
import type { Conflict, Decision } from '@squash/rules/conflicts/conflict'
import { recordMediation, recordReflection, recordRehash, recordRuling } from '@squash/rules/conflicts/mediator-steps'
import { phaseOf } from '@squash/rules/conflicts/phase'
import type { Mediator } from '@squash/rules/mediator/mediator'
import { sideOrder } from '@squash/rules/mediator/side-order'
import { displayName } from '@squash/rules/people/display-name'
import type { Background } from '../../feature.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Outbox, subscription } from '../../platform/outbox/outbox.ts'
import { announceConflict } from './conflicts.announce.ts'
import { findConflict, lockConflict, saveConflict } from './conflicts.store.ts'
import { type RulingListener, tellOfRuling } from './issued-ruling.service.ts'
import type { StoredConflict } from './stored-conflict.ts'

type Parts = {
  database: Database
  clock: Clock
  outbox: Outbox
  mediator: Mediator
  rulingListeners: readonly RulingListener[]
}

/** Conflicts that one process has the model work on at the same time, in each step: a slow answer delays nobody else. */
const AT_ONCE = 8

/**
 * What the mediator does after the answer. Each step loads, asks, and stores its result in a short transaction, if the
 * conflict still waits for it: a repeated job, or a second worker, finds nothing to do.
 */
export function conflictJobs({ database, clock, outbox, mediator, rulingListeners }: Parts): Background {
  async function step(id: string, waiting: Phase, ask: Ask): Promise<void> {
    const stored = await findConflict(database.db, id)
    if (!stored || phaseOf(stored.conflict) !== waiting) return
    const record = await ask(stored)
    await change(id, (conflict) => (phaseOf(conflict) === waiting ? record(conflict, clock.now()) : null))
  }

  const change = (id: string, decide: (conflict: Conflict) => Decision | null): Promise<void> =>
    database.transaction(async (tx) => {
      const stored = await lockConflict(tx, id)
      const decision = stored && decide(stored.conflict)
      if (!decision) return
      await saveConflict(outbox.alongside(tx, decision.events), stored.conflict, decision)
      await tellOfRuling(tx, rulingListeners, { ...stored, conflict: decision.conflict }, decision.events)
    })

  return {
    subscriptions: [
      subscription({
        name: 'conflicts.mediate',
        concurrency: AT_ONCE,
        on: ['conflict.responded'],
        handle: ({ conflict }) =>
          step(conflict, 'mediating', async (stored) => {
            const mediation = await mediator.resolve(sidesOf(stored, 1), privateTexts(stored.conflict))
            return (now, at) => recordMediation(now, { ...mediation, now: at })
          }),
      }),
      subscription({
        name: 'conflicts.rehash',
        concurrency: AT_ONCE,
        on: ['rehash.requested'],
        handle: ({ conflict }) =>
          step(conflict, 'rehashing', async (stored) => {
            const { conflict: facts } = stored
            const rehash = await mediator.rehash({ ...sidesOf(stored, 2), ...proposalOf(facts) }, privateTexts(facts))
            return (now, at) => recordRehash(now, { ...rehash, now: at })
          }),
      }),
      subscription({
        name: 'conflicts.reflect',
        concurrency: AT_ONCE,
        on: ['reflection.requested'],
        handle: ({ conflict }) =>
          step(conflict, 'reflecting', async (stored) => {
            const { conflict: facts } = stored
            const reflection = await mediator.reflect(
              {
                ...sidesOf(stored, 3),
                ...proposalOf(facts),
                user1_core_issue: facts.user1_core_issue ?? '',
                user2_core_issue: facts.user2_core_issue ?? '',
              },
              privateTexts(facts),
            )
            return (now, at) => recordReflection(now, { ...reflection, now: at })
          }),
      }),
      subscription({
        name: 'conflicts.rule',
        concurrency: AT_ONCE,
        on: ['ruling.requested'],
        handle: ({ conflict }) =>
          step(conflict, 'ruling', async (stored) => {
            const { conflict: facts } = stored
            const reflection = facts.ai_core_reflection ?? ''
            const { ruling, written_by } = await mediator.rule(
              { ...sidesOf(stored, 4), ...proposalOf(facts), reflection },
              privateTexts(facts),
            )
            const { summary } = await mediator.summarise({ title: facts.title, ruling }, privateTexts(facts))
            return (now, at) => recordRuling(now, { ruling, summary, written_by, now: at })
          }),
      }),
    ],
    announce: announceConflict,
  }
}

/** Asks the mediator, and says how to record the answer on the conflict as it is by then. */
type Ask = (stored: StoredConflict) => Promise<(conflict: Conflict, now: Date) => Decision | null>

/** @param round what is written: 1 to 3 for the rounds, 4 for the ruling */
const sidesOf = ({ conflict, user1, user2 }: StoredConflict, round: number) => ({
  title: conflict.title,
  user1: conflict.user1_translated_message ?? '',
  user2: conflict.user2_translated_message ?? '',
  // As short as the two would call each other: what the mediator writes of them has no need of a last name.
  names: { user1: displayName(user1, false), user2: displayName(user2, false) },
  order: sideOrder(conflict.id, round),
})

/** What was proposed last: the rehash when there is one. */
const proposalOf = (facts: Conflict) => ({
  summary: facts.ai_rehash_summary ?? facts.ai_summary ?? '',
  suggestion: facts.ai_rehash_suggestion ?? facts.ai_suggestion ?? '',
})

/** What no answer may repeat (decisions §1). */
const privateTexts = (facts: Conflict) => ({
  private: [facts.user1_raw_message, facts.user2_raw_message, facts.user1_core_issue, facts.user2_core_issue].filter(
    (text) => text !== null,
  ),
})
