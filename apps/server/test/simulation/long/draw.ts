import fc from 'fast-check'
import { type Wish, wishes } from '../commands.ts'

/** The processes of a long history, by their numbers. */
export const PROCESSES = ['web', 'web', 'worker', 'worker'] as const
export type Role = (typeof PROCESSES)[number]

/** Commands, and what goes wrong in the meantime. */
const STEPS = 250
/** The longest fault, in milliseconds. */
const LONGEST = 1_500
/** The longest delay of a slow answer, in milliseconds. */
const SLOWEST = 120

/**
 * What happens to one process: SIGKILL, SIGTERM, or something to its connections to the database, which are closed and
 * refused, freeze, lose all answers, or become slow.
 */
export type Fault = 'kill' | 'stop' | 'cut' | 'freeze' | 'mute' | 'slow'

/** `web` is the process that gets the first try; each further try goes to the other one. */
export type CommandStep = { do: 'command'; wish: Wish; how: 'once' | 'repeated' | 'twice at once'; web: number }
export type LongStep =
  | CommandStep
  | { do: 'break'; process: number; fault: Fault; milliseconds: number; delay: number }
  | { do: 'end a debate'; pick: number }

/** More votes in debates than in a short history, because several have to race with the end. */
const longWishes: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 6, arbitrary: wishes },
  { weight: 1, arbitrary: wishes.map((wish) => ({ ...wish, call: 'vote in debate' as const })) },
)

const step: fc.Arbitrary<LongStep> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      do: fc.constant('command' as const),
      wish: longWishes,
      how: fc.oneof(
        { weight: 4, arbitrary: fc.constant('once' as const) },
        { weight: 2, arbitrary: fc.constantFrom('repeated' as const, 'twice at once' as const) },
      ),
      web: fc.nat(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('break' as const),
      process: fc.nat(PROCESSES.length - 1),
      fault: fc.constantFrom<Fault>('kill', 'kill', 'stop', 'cut', 'cut', 'freeze', 'mute', 'mute', 'slow', 'slow'),
      milliseconds: fc.integer({ min: 20, max: LONGEST }),
      delay: fc.integer({ min: 2, max: SLOWEST }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end a debate' as const), pick: fc.nat(20) }) },
)

const longHistories = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' })

/** The history of a seed: always the same steps, whatever the processes then make of them. */
export function drawHistory(seed: number): readonly LongStep[] {
  const [steps = []] = fc.sample(longHistories, { seed, numRuns: 1, unbiased: true })
  return steps
}
