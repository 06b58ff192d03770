import fc from 'fast-check'
import { type Wish, wishes } from './commands.ts'

/** How a command reaches the server. Without an answer it is repeated under the same Idempotency-Key. */
export type Delivery =
  | { how: 'once' | 'repeated' | 'twice at once' }
  | { how: 'cut'; statement: number; arrives: boolean }

/** How a worker's turn ends: whatever was not acknowledged, or was cut off, is repeated. */
export type Turn =
  | { how: 'done' | 'not acknowledged' | 'twice at once' }
  | { how: 'cut'; statement: number; arrives: boolean }

export type Step =
  | { do: 'command'; wish: Wish; delivery: Delivery }
  | { do: 'two at once'; wishes: readonly [Wish, Wish] }
  | { do: 'forward' | 'read'; turn: Turn }
  | { do: 'run a job'; pick: number; turn: Turn }
  | { do: 'let workers finish' }
  | { do: 'time passes'; minutes: number }
  | { do: 'calendar'; pick: number; turn: Turn }

/** A command or a turn sends between five and thirty statements. */
const cut = fc.record({
  how: fc.constant('cut' as const),
  statement: fc.integer({ min: 1, max: 24 }),
  arrives: fc.boolean(),
})

const delivery: fc.Arbitrary<Delivery> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ how: 'once' as const }) },
  { weight: 2, arbitrary: fc.constantFrom({ how: 'repeated' as const }, { how: 'twice at once' as const }) },
  { weight: 2, arbitrary: cut },
)
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ how: 'done' as const }) },
  { weight: 3, arbitrary: fc.constantFrom({ how: 'not acknowledged' as const }, { how: 'twice at once' as const }) },
  { weight: 2, arbitrary: cut },
)

/** Mostly minutes, sometimes days, seldom more than a month. */
const minutes = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 300 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }).map((days) => days * 24 * 60) },
  { weight: 1, arbitrary: fc.integer({ min: 25, max: 45 }).map((days) => days * 24 * 60) },
)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('command' as const), wish: wishes, delivery }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('two at once' as const), wishes: fc.tuple(wishes, wishes) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('forward' as const, 'read' as const), turn }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('run a job' as const), pick: fc.nat(20), turn }) },
  { weight: 4, arbitrary: fc.constant({ do: 'let workers finish' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('time passes' as const), minutes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('calendar' as const), pick: fc.nat(40), turn }) },
)

/** What users, workers and the clock do, in this order. */
export const histories = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(step, { minLength: 1, maxLength, size: 'max' })
