import { TALLIES, type Tallies, type Tally } from './tallies.ts'
import type { VisitRun } from './visit-runs.ts'

/** How often something happened in each of the latest periods, keyed by day, week or month. */
export type PerPeriod = Readonly<Record<string, number>>

/** One of the two facts that `late-answers.ts` combines: how the person answered, or how the conflict ended. */
export type Half = 'answered' | 'answered late' | 'resolved' | 'unresolved'

/**
 * Everything about one person that achievements, archetypes and awards depend on, counted as events arrive. Plain data,
 * small enough for a JSON column: anything that could grow without limit keeps only its latest entries. Times are
 * milliseconds since 1970.
 *
 * Workers run in parallel, so a person's events may be counted in a different order than they happened. The result is
 * the same as long as each is counted less than a week late.
 */
export type Counters = {
  readonly tallies: Tallies
  readonly archetypes: readonly string[]
  readonly quests: readonly string[]
  readonly questDifficulties: readonly string[]
  /** The holidays on which the user took part in a conflict, such as '12-24'. */
  readonly holidays: readonly string[]
  readonly highestBalance: number
  readonly lowestBalance: number
  /** When the user first and last took part in a conflict; null before the first. */
  readonly firstConflictAt: number | null
  readonly lastConflictAt: number | null
  readonly mostInOneWeek: number
  readonly takenPartByWeek: PerPeriod
  readonly startedByDay: PerPeriod
  /** Active conflicts that were abandoned while waiting on this user. */
  readonly abandonedByMonth: PerPeriod
  /** Starts by moment, minus deletions. An entry stays at 0, or drops below it if the deletion is counted first. */
  readonly recentStarts: PerPeriod
  readonly recentRehashes: readonly { readonly conflict: string; readonly at: number }[]
  /** Conflicts for which only the answer or only the end has been counted so far. */
  readonly halves: Readonly<Record<string, Half>>
  readonly visits: readonly VisitRun[]
  readonly longestVisitRun: number
}

/** The counters of a person without any events. */
export const NO_COUNTERS: Counters = {
  tallies: {},
  archetypes: [],
  quests: [],
  questDifficulties: [],
  holidays: [],
  highestBalance: 0,
  lowestBalance: 0,
  firstConflictAt: null,
  lastConflictAt: null,
  mostInOneWeek: 0,
  takenPartByWeek: {},
  startedByDay: {},
  abandonedByMonth: {},
  recentStarts: {},
  recentRehashes: [],
  halves: {},
  visits: [],
  longestVisitRun: 0,
}

/** Completes stored counters, which may predate some fields, with initial values. */
export const completeCounters = (stored: Partial<Counters>): Counters => ({ ...NO_COUNTERS, ...stored })

/** How often something was counted. */
export const times = ({ tallies }: Pick<Counters, 'tallies'>, tally: Tally): number => tallies[tally] ?? 0

/** Adds to some of the tallies. @param changes the amount for each tally; may be negative */
export function plus(counters: Counters, changes: Tallies): Counters {
  const tallies: Partial<Record<Tally, number>> = { ...counters.tallies }
  for (const tally of TALLIES) {
    const change = changes[tally] ?? 0
    if (change !== 0) tallies[tally] = times(counters, tally) + change
  }
  return { ...counters, tallies }
}

/** Conflicts that the person started or was invited to, except invitations that closed without blame. */
export const totalConflicts = (counters: Counters): number =>
  times(counters, 'started') + times(counters, 'received') - times(counters, 'excused')
