import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DomainEvent } from '../events.ts'
import { ledgerOf } from '../squashcred/testing/ledger.ts'
import { DAY, HOUR, WEEK } from '../time/units.ts'
import { everyEvent } from './testing/every-event.ts'
import * as happened from './testing/histories.ts'

const { after, countersOf, JONAS, jonass, LENA, MAYA, mayas } = happened

const ZONE = 'Pacific/Auckland'

type Ending = 'resolved' | 'ruled' | 'abandoned' | 'expired' | 'declined' | 'flagged' | 'deleted' | 'open'
type Life = { isMayas: boolean; start: number; hours: number; ending: Ending; rehashed: boolean }

/** The events of one conflict, with the given number of hours between steps. */
function lifeOf({ isMayas, start, hours, ending, rehashed }: Life, number: number): DomainEvent[] {
  const it = isMayas ? mayas(number) : jonass(number)
  const started = after(start)
  const later = (steps: number) => after(steps * hours * HOUR, started)
  const beginning = it.started('FINE. FINE. FINE. WHATEVER.', started)
  if (ending === 'deleted') return [beginning, { ...it.deleted(started), at: later(1) }]
  if (ending === 'expired') {
    return [beginning, it.abandoned({ was: 'pending', waiting_on: ['user2'] }, after(30 * DAY, started))]
  }
  if (ending === 'declined') {
    return [beginning, it.abandoned({ was: 'pending', waiting_on: ['user2'], reason: 'declined' }, later(1))]
  }
  const middle = [
    beginning,
    it.responded('I feel tired', later(1), started),
    it.voted(MAYA, !rehashed, later(2)),
    ...(rehashed ? [it.rehashAsked(MAYA, later(2))] : []),
  ]
  if (ending === 'resolved') return [...middle, it.resolved(rehashed ? 2 : 1, later(3), started)]
  if (ending === 'ruled') return [...middle, { ...it.ruled(), at: later(3) }]
  if (ending === 'flagged') {
    return [...middle, it.abandoned({ was: 'active', waiting_on: [], reason: 'flagged' }, later(3))]
  }
  if (ending === 'abandoned') {
    return [...middle, it.abandoned({ was: 'active', waiting_on: ['user1', 'user2'] }, later(3))]
  }
  return middle
}

const lives = fc.array(
  fc.record({
    isMayas: fc.boolean(),
    start: fc.integer({ min: 0, max: 90 * DAY }),
    hours: fc.integer({ min: 1, max: 100 }),
    ending: fc.constantFrom<Ending>(
      'resolved',
      'ruled',
      'abandoned',
      'expired',
      'declined',
      'flagged',
      'deleted',
      'open',
    ),
    rehashed: fc.boolean(),
  }),
  { maxLength: 30 },
)
const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 })
const visitOn = (day: number) =>
  happened.visit(
    MAYA,
    after(day * DAY)
      .toISOString()
      .slice(0, 10),
  )
/** How late each event is counted; the list is cycled through. */
const delays = fc.array(fc.integer({ min: 0, max: WEEK - 1 }), { minLength: 1, maxLength: 50 })

const inOrder = (events: readonly DomainEvent[], lateBy: readonly number[] = [0]) =>
  events
    .map((event, place) => ({ event, counted: event.at.getTime() + (lateBy[place % lateBy.length] ?? 0) }))
    .toSorted((one, other) => one.counted - other.counted)
    .map(({ event }) => event)

const entriesOf = (events: readonly DomainEvent[]) =>
  ledgerOf(events, { [MAYA]: ZONE })
    .filter(({ person }) => person === MAYA)
    .map(({ code, subject, amount }) => `${code} ${subject} ${amount}`)
    .toSorted()

it('counts and awards are the same when two workers process events out of order, if none is a week late', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(lives, days, delays, (conflicts, visited, lateBy) => {
      const events = [
        ...conflicts.flatMap(lifeOf),
        ...visited.map(visitOn),
        ...everyEvent(MAYA, LENA),
        ...everyEvent(JONAS, MAYA),
      ]
      const [punctual, shuffled] = [inOrder(events), inOrder(events, lateBy)]
      expect(countersOf(shuffled, MAYA, ZONE)).toEqual(countersOf(punctual, MAYA, ZONE))
      expect(entriesOf(shuffled)).toEqual(entriesOf(punctual))
    }),
    { numRuns: 300 },
  )
})
