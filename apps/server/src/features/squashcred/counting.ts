import { COUNTED_EVENTS, peopleOf } from '@squash/rules/counters/count'
import type { DomainEvent } from '@squash/rules/events'
import type { Award } from '@squash/rules/squashcred/awards'
import { AWARDING_EVENTS } from '@squash/rules/squashcred/decide-awards'
import type { Background } from '../../feature.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Announce, LoggedEvent, Outbox } from '../../platform/outbox/outbox.ts'
import { insertUnlocks, type Unlocks } from '../achievements/public.ts'
import { type Change, type Gain, lockTotals, type RewardTotals, saveTotals } from '../reward-totals/public.ts'
import { type Fact, insertFacts, takeFact } from './facts.store.ts'
import { insertEntries } from './ledger.store.ts'

/** An event with its id in the outbox. */
export type NumberedEvent = { id: number; event: DomainEvent }

/** Another reward that depends on the counters; it is notified of new facts in the transaction that counts them. */
export type CountingListener = { counted(tx: Tx, facts: readonly Fact[]): Promise<void> }

type Parts = {
  database: Database
  outbox: Outbox
  unlocks: Pick<Unlocks, 'earned' | 'findTopTen'>
  listeners?: readonly CountingListener[]
}

/** What one fact adds for a user, before the ledger has determined which entries are new. */
type Step = { fact: Fact; awards: readonly Award[]; earned: readonly string[] }

/** Turns events into counters, ledger entries and achievements: each event once for each of its users. */
export const createCounting = ({ database, outbox, unlocks, listeners = [] }: Parts) => {
  /** Applies the facts in order, updating `totalsOf`. */
  async function applyFacts(totalsOf: Map<string, RewardTotals>, facts: readonly Fact[]): Promise<Step[]> {
    const topTen = await unlocks.findTopTen(totalsOf, facts)
    return facts.flatMap((fact): Step[] => {
      const totals = totalsOf.get(fact.person)
      if (!totals) return []
      const { counters, awards } = takeFact(totals.counters, fact)
      const earned = unlocks.earned({ ...totals, counters }, fact.event, topTen)
      const unlocked = new Set([...totals.unlocked, ...earned])
      // The number on the row may include one that is missing in `unlocked`.
      const achievements = Math.max(totals.achievements, unlocked.size)
      totalsOf.set(fact.person, { ...totals, counters, unlocked, achievements })
      return [{ fact, awards, earned }]
    })
  }

  /** Stores the awards and unlocks of these steps. @returns what each step gave, in order */
  async function storeGains(tx: Tx, steps: readonly Step[]): Promise<(Gain & { person: string })[]> {
    const added = await insertEntries(
      tx,
      steps.flatMap(({ fact, awards }) => awards.map((award) => ({ ...award, at: fact.event.at }))),
    )
    const newUnlocks = await insertUnlocks(
      tx,
      steps.flatMap(({ fact, earned }) => earned.map((code) => ({ person: fact.person, code, at: fact.event.at }))),
    )
    const amounts = new Map(added.map((entry) => [keyOf(entry.person, entry.code, entry.subject), entry.amount]))
    const codes = new Set(newUnlocks.map(({ person, code }) => keyOf(person, code)))
    /** The amount of a new entry, for the first step that awards it; 0 for later ones. */
    const takeAmount = (key: string): number => {
      const amount = amounts.get(key) ?? 0
      amounts.delete(key)
      return amount
    }
    return steps.map(({ fact: { person, event }, awards, earned }) => ({
      person,
      points: awards.reduce((sum, award) => sum + takeAmount(keyOf(award.person, award.code, award.subject)), 0),
      unlocked: earned.filter((code) => codes.has(keyOf(person, code))),
      at: event.at,
    }))
  }

  /**
   * Counts events for the users listed with each of them, in up to six statements (eight if one of the users has no
   * totals yet), however many events there are. Events already counted change nothing; users without a profile are left
   * out.
   */
  async function countIn(tx: Tx, events: readonly LoggedEvent[]): Promise<void> {
    const people = [...new Set(events.flatMap((each) => each.people))]
    if (people.length === 0) return
    const before = await lockTotals(tx, people)
    const facts = (await insertFacts(tx, factsOf(events, before))).toSorted((one, other) => one.eventId - other.eventId)
    const after = new Map(before)
    const steps = await applyFacts(after, facts)
    if (steps.length === 0) return
    const gains = Map.groupBy(await storeGains(tx, steps), ({ person }) => person)
    const changes = [...gains].flatMap(([person, ofPerson]): Change[] => {
      const [then, now] = [before.get(person), after.get(person)]
      return then && now ? [{ before: then, counters: now.counters, gains: ofPerson }] : []
    })
    await saveTotals(tx, outbox, changes.filter(isChanged))
    for (const listener of listeners) await listener.counted(tx, facts)
  }

  return {
    countIn,
    /** Counts events for all of their users, all or nothing. */
    countAll: (events: readonly NumberedEvent[]): Promise<void> =>
      database.transaction((tx) =>
        countIn(
          tx,
          events.map((each) => ({ ...each, people: peopleOf(each.event) })),
        ),
      ),
  }
}

const factsOf = (events: readonly LoggedEvent[], totalsOf: Map<string, RewardTotals>): Fact[] =>
  events.flatMap(({ id, event, people }) =>
    people.flatMap((person) => {
      const totals = totalsOf.get(person)
      return totals ? [{ person, eventId: id, event, timeZone: totals.timeZone }] : []
    }),
  )

const keyOf = (...parts: readonly string[]): string => parts.join(' ')

const isChanged = ({ before, counters, gains }: Change): boolean =>
  before.counters !== counters || gains.some(({ points, unlocked }) => points !== 0 || unlocked.length > 0)

/** Tells a user's browsers to refetch the balance. */
export const announceSquashCred: Announce = {
  'squashcred.changed': ({ person }) => [{ person, live: { event: 'squashcred.changed', data: {} } }],
}

/**
 * Counts rewards after a request has been answered, so that it never waits for them. The events that counting itself
 * publishes, for unlocks and changed balances, are counted here as well; this terminates because every award and
 * achievement is given only once.
 */
export function squashcredReader(parts: Parts): Background {
  return {
    readers: [
      {
        name: 'squashcred.count',
        types: Object.keys({ ...COUNTED_EVENTS, ...AWARDING_EVENTS }),
        peopleOf,
        read: createCounting(parts).countIn,
      },
    ],
    announce: announceSquashCred,
  }
}
