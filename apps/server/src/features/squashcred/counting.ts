import { peopleOf } from '@squash/rules/counters/people-of'
import type { DomainEvent } from '@squash/rules/events'
import type { Award } from '@squash/rules/squashcred/ledger-entry'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { insertUnlocks, type Unlocks } from '../achievements/public.ts'
import { type Change, lockTotals, type RewardTotals, saveTotals } from '../reward-totals/public.ts'
import { type Fact, insertFacts } from './facts.store.ts'
import { insertEntries } from './ledger.store.ts'
import { takeFact } from './take-fact.ts'

/** An event, with its id in the outbox. */
export type Happened = { id: number; event: DomainEvent }

/** Another reward that depends on the counters; notified in the counting transaction, of the new facts. */
export type CountingListener = { counted(tx: Tx, facts: readonly Fact[]): Promise<void> }

type Parts = {
  database: Database
  outbox: Outbox
  unlocks: Pick<Unlocks, 'earned'>
  listeners?: readonly CountingListener[]
}

/** What one fact adds for a user, before the ledger has determined which entries are new. */
type Step = { fact: Fact; awards: readonly Award[]; earned: readonly string[] }

/** Turns events into counters, ledger entries and achievements: each event once for each of its users. */
export const createCounting = ({ database, outbox, unlocks, listeners = [] }: Parts) => {
  /** Applies the facts in order; changes `totals`. */
  async function stepThrough(totalsOf: Map<string, RewardTotals>, facts: readonly Fact[]): Promise<Step[]> {
    const steps: Step[] = []
    for (const fact of facts) {
      const totals = totalsOf.get(fact.person)
      if (!totals) continue
      const { counters, awards } = takeFact(totals.counters, fact)
      const earned = await unlocks.earned({ ...totals, counters }, fact.event)
      totalsOf.set(fact.person, { ...totals, counters, unlocked: new Set([...totals.unlocked, ...earned]) })
      steps.push({ fact, awards, earned })
    }
    return steps
  }

  async function store(
    tx: Tx,
    before: Map<string, RewardTotals>,
    after: Map<string, RewardTotals>,
    steps: readonly Step[],
  ) {
    const added = await insertEntries(
      tx,
      steps.flatMap(({ fact, awards }) => awards.map((award) => ({ ...award, at: fact.event.at }))),
    )
    const opened = await insertUnlocks(
      tx,
      steps.flatMap(({ fact, earned }) => earned.map((code) => ({ person: fact.person, code, at: fact.event.at }))),
    )
    const changes = [...new Set(steps.map(({ fact }) => fact.person))].flatMap((person): Change[] => {
      const [then, now] = [before.get(person), after.get(person)]
      const last = steps.findLast(({ fact }) => fact.person === person)
      if (!then || !now || !last) return []
      const points = added.filter((entry) => entry.person === person).reduce((sum, { amount }) => sum + amount, 0)
      const unlocked = opened.filter((unlock) => unlock.person === person).map(({ code }) => code)
      const isChanged = then.counters !== now.counters || points !== 0 || unlocked.length > 0
      return isChanged ? [{ before: then, counters: now.counters, points, unlocked, at: last.fact.event.at }] : []
    })
    await saveTotals(tx, outbox, changes)
  }

  return {
    /**
     * Counts events for all of their users, all or nothing, in up to five statements (seven for a user without earlier
     * facts), however many events there are. Events already counted change nothing; users without a profile are left
     * out.
     */
    countAll: (happened: readonly Happened[]): Promise<void> =>
      database.transaction(async (tx) => {
        const people = [...new Set(happened.flatMap(({ event }) => peopleOf(event)))]
        if (people.length === 0) return
        const before = await lockTotals(tx, people)
        const facts = (await insertFacts(tx, factsOf(happened, before))).toSorted(
          (one, other) => one.eventId - other.eventId,
        )
        const after = new Map(before)
        const steps = await stepThrough(after, facts)
        if (steps.length === 0) return
        await store(tx, before, after, steps)
        for (const listener of listeners) await listener.counted(tx, facts)
      }),
  }
}

const factsOf = (happened: readonly Happened[], totalsOf: Map<string, RewardTotals>): Fact[] =>
  happened.flatMap(({ id, event }) =>
    peopleOf(event).flatMap((person) => {
      const totals = totalsOf.get(person)
      return totals ? [{ person, eventId: id, event, timeZone: totals.timeZone }] : []
    }),
  )
