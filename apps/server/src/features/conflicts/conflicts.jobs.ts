import type { Party, Phase } from '@squash/contract/values'
import type { Conflict, Decision } from '@squash/rules/conflicts/conflict'
import { recordMediation, recordReflection, recordRehash, recordRuling } from '@squash/rules/conflicts/mediator-steps'
import { phaseOf } from '@squash/rules/conflicts/phase'
import type { Mediator } from '@squash/rules/mediator/mediator'
import { sideOrder } from '@squash/rules/mediator/side-order'
import { displayName } from '@squash/rules/people/display-name'
import type { Background } from '../../feature.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Agreements } from '../agreements/public.ts'
import type { Readers } from '../profiles/public.ts'
import { announceConflict } from './conflicts.announce.ts'
import { findConflict, lockConflict } from './conflicts.store.ts'
import { type Critique, listCritiques } from './critiques.store.ts'
import type { RulingListener } from './private/issued-ruling.service.ts'
import { createSaveDecision } from './save-decision.ts'
import type { StoredConflict } from './stored-conflict.ts'

type Parts = {
  database: Database
  clock: Clock
  outbox: Outbox
  mediator: Mediator
  readers: Pick<Readers, 'ofBoth'>
  agreements: Pick<Agreements, 'previousCommitments'>
  rulingListeners: readonly RulingListener[]
}

/** Conflicts that one process sends to the model concurrently in each step, so that a slow answer doesn't delay others. */
const CONCURRENCY = 8

/**
 * The mediator's steps, from the response to the ruling. Each reads the conflict, asks the mediator, and stores the result
 * in a short transaction if the conflict is still waiting for it: a repeated job or a second worker finds nothing to do.
 */
export function conflictJobs({
  database,
  clock,
  outbox,
  mediator,
  readers,
  agreements,
  rulingListeners,
}: Parts): Background {
  const saveDecision = createSaveDecision({ outbox, rulingListeners })

  async function step(id: string, waiting: Phase, ask: Ask): Promise<void> {
    const stored = await findConflict(database.db, id)
    if (!stored || phaseOf(stored.conflict) !== waiting) return
    const record = await ask({ ...stored, critiques: await listCritiques(database.db, id) })
    await database.transaction(async (tx) => {
      const locked = await lockConflict(tx, id)
      const decision = locked && record(locked.conflict, clock.now())
      if (decision) await saveDecision(tx, locked, decision)
    })
  }

  /**
   * What a proposal takes into account besides this conflict: how both like to be addressed, and what they agreed on
   * before.
   */
  const contextOf = async ({ conflict, user1, user2 }: StoredConflict) => ({
    reader: await readers.ofBoth(user1?.id ?? null, user2?.id ?? null),
    agreed: await agreements.previousCommitments(conflict),
  })

  return {
    subscriptions: [
      {
        name: 'conflicts.mediate',
        concurrency: CONCURRENCY,
        on: {
          'conflict.responded': ({ conflict }) =>
            step(conflict, 'mediating', async (stored) => {
              const mediation = await mediator.resolve(
                { ...sidesOf(stored, 1), ...(await contextOf(stored)) },
                privateTexts(stored),
              )
              return (now, at) => recordMediation(now, { ...mediation, now: at })
            }),
        },
      },
      {
        name: 'conflicts.rehash',
        concurrency: CONCURRENCY,
        on: {
          'rehash.requested': ({ conflict }) =>
            step(conflict, 'rehashing', async (stored) => {
              const { conflict: facts } = stored
              const rehash = await mediator.rehash(
                {
                  ...sidesOf(stored, 2),
                  ...proposalOf(facts),
                  proposed: facts.mediation_commitments ?? [],
                  ...critiquesOf(stored, 1),
                  ...(await contextOf(stored)),
                },
                privateTexts(stored),
              )
              return (now, at) => recordRehash(now, { ...rehash, now: at })
            }),
        },
      },
      {
        name: 'conflicts.reflect',
        concurrency: CONCURRENCY,
        on: {
          'reflection.requested': ({ conflict }) =>
            step(conflict, 'reflecting', async (stored) => {
              const { conflict: facts } = stored
              const reflection = await mediator.reflect(
                {
                  ...sidesOf(stored, 3),
                  ...proposalOf(facts),
                  proposed: [...(facts.mediation_commitments ?? []), ...(facts.rehash_commitments ?? [])],
                  ...critiquesOf(stored, 2),
                  ...(await contextOf(stored)),
                  user1_core_issue: facts.user1_core_issue ?? '',
                  user2_core_issue: facts.user2_core_issue ?? '',
                },
                privateTexts(stored),
              )
              return (now, at) => recordReflection(now, { ...reflection, now: at })
            }),
        },
      },
      {
        name: 'conflicts.rule',
        concurrency: CONCURRENCY,
        on: {
          'ruling.requested': ({ conflict }) =>
            step(conflict, 'ruling', async (stored) => {
              const { conflict: facts } = stored
              const reflection = facts.ai_core_reflection ?? ''
              const ruling = await mediator.rule(
                { ...sidesOf(stored, 4), ...proposalOf(facts), reflection },
                privateTexts(stored),
              )
              const { summary } = await mediator.summarise(
                { title: facts.title, ruling: ruling.ruling },
                privateTexts(stored),
              )
              return (now, at) => recordRuling(now, { ...ruling, summary, now: at })
            }),
        },
      },
    ],
    announce: announceConflict,
  }
}

/**
 * Asks the mediator.
 * @returns a function that records the answer on the conflict as it is by then, unless that no longer waits for it
 */
type Ask = (stored: WithCritiques) => Promise<(conflict: Conflict, now: Date) => Decision | null>

/** A conflict, with what its parties said was missing from earlier proposals. */
type WithCritiques = StoredConflict & { critiques: readonly Critique[] }

/** @param round what is being written: 1 to 3 for the rounds, 4 for the ruling */
const sidesOf = ({ conflict, user1, user2 }: StoredConflict, round: number) => ({
  title: conflict.title,
  user1: conflict.user1_translated_message ?? '',
  user2: conflict.user2_translated_message ?? '',
  // As the two would call each other: the mediator's texts don't need last names.
  names: { user1: displayName(user1, false), user2: displayName(user2, false) },
  order: sideOrder(conflict.id, round),
})

/** The latest suggestion, and the latest summary of both sides, which a reflection doesn't have. */
const proposalOf = (facts: Conflict) => ({
  summary: facts.ai_rehash_summary ?? facts.ai_summary ?? '',
  suggestion: facts.ai_core_suggestion ?? facts.ai_rehash_suggestion ?? facts.ai_suggestion ?? '',
})

/** What each party said was missing in a round; only the next round uses it. */
const critiquesOf = ({ critiques }: WithCritiques, round: number) => {
  const by = (party: Party) => critiques.find((one) => one.round === round && one.party === party)?.critique ?? null
  return { user1_critique: by('user1'), user2_critique: by('user2') }
}

/** The texts that the mediator's answer must not repeat. */
const privateTexts = ({ conflict, critiques }: WithCritiques) => ({
  private: [
    conflict.user1_raw_message,
    conflict.user2_raw_message,
    conflict.user1_core_issue,
    conflict.user2_core_issue,
    ...critiques.map(({ critique }) => critique),
  ].filter((text) => text !== null),
})
