import { type Award, type DomainEvent, peopleOf } from '@squash/rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { insertUnlocks, type Unlocks } from '../achievements/achievements.service.ts'
import { type Fact, insertFacts } from './facts.store.ts'
import { insertEntries } from './ledger.store.ts'
import { type Change, lockStandings, type Standing, saveStandings } from './standings.service.ts'
import { takeFact } from './take-fact.ts'

/** An event, and its id in the outbox. */
export type Happened = { id: number; event: DomainEvent }

/** Another reward that is judged by what was counted; told in the transaction that counts, of what was new. */
export type CountingListener = { counted(tx: Tx, facts: readonly Fact[]): Promise<void> }

type Parts = {
  database: Database
  outbox: Outbox
  unlocks: Pick<Unlocks, 'earned'>
  listeners?: readonly CountingListener[]
}

/** How a person's standing changes with one of their facts, before the ledger has said which entries are new. */
type Step = { fact: Fact; awards: readonly Award[]; earned: readonly string[] }

/** Turns what happened into counters, entries of the ledger and achievements: each event once for each of its people. */
export const createCounting = ({ database, outbox, unlocks, listeners = [] }: Parts) => {
  /** What the facts make of each person, one after the other; changes `standings`. */
  async function stepThrough(standings: Map<string, Standing>, facts: readonly Fact[]): Promise<Step[]> {
    const steps: Step[] = []
    for (const fact of facts) {
      const standing = standings.get(fact.person)
      if (!standing) continue
      const { counters, awards } = takeFact(standing.counters, fact)
      const earned = await unlocks.earned({ ...standing, counters }, fact.event)
      standings.set(fact.person, { ...standing, counters, unlocked: new Set([...standing.unlocked, ...earned]) })
      steps.push({ fact, awards, earned })
    }
    return steps
  }

  async function store(tx: Tx, before: Map<string, Standing>, after: Map<string, Standing>, steps: readonly Step[]) {
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
    await saveStandings(tx, outbox, changes)
  }

  return {
    /**
     * Counts events for all of their people, all or none of it, in at most five statements (seven for somebody of whom nothing
     * was counted before), however many events there are. What was counted before changes nothing; people without a profile
     * are left out.
     */
    countAll: (happened: readonly Happened[]): Promise<void> =>
      database.transaction(async (tx) => {
        const people = [...new Set(happened.flatMap(({ event }) => peopleOf(event)))]
        if (people.length === 0) return
        const before = await lockStandings(tx, people)
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

const factsOf = (happened: readonly Happened[], standings: Map<string, Standing>): Fact[] =>
  happened.flatMap(({ id, event }) =>
    peopleOf(event).flatMap((person) => {
      const standing = standings.get(person)
      return standing ? [{ person, eventId: id, event, timeZone: standing.timeZone }] : []
    }),
  )
