import { TALLIES, type Tallies, type Tally } from './tallies.ts'
import type { VisitRun } from './visit-runs.ts'

/** How often something happened in each of the latest periods (days, weeks or months by their name). */
export type PerPeriod = Readonly<Record<string, number>>

/** How the person answered (late: after 72 hours or later), or how the conflict ended. */
export type Half = 'answered' | 'answered late' | 'resolved' | 'unresolved'

/**
 * Everything about one person by which achievements and archetypes are judged and which awards ask for, counted as
 * events come in. Plain data, small enough for one row as JSON: what could grow without end keeps only its latest
 * entries. Times are milliseconds since 1970.
 *
 * Workers count side by side, so that events of one person may be counted in another order than they happened in. As long as
 * none is counted a week late, the counters come out the same.
 */
export type Counters = {
  readonly tallies: Tallies
  readonly archetypes: readonly string[]
  readonly quests: readonly string[]
  readonly questDifficulties: readonly string[]
  /** The holidays on which the person took part in a conflict, such as '12-24'. */
  readonly holidays: readonly string[]
  readonly highestBalance: number
  readonly lowestBalance: number
  /** When they first and last took part in a conflict; null before the first. */
  readonly firstConflictAt: number | null
  readonly lastConflictAt: number | null
  readonly mostInOneWeek: number
  readonly takenPartByWeek: PerPeriod
  readonly startedByDay: PerPeriod
  /** Active conflicts that were abandoned while waiting on this person. */
  readonly abandonedByMonth: PerPeriod
  /** By the moment, less those deleted since. A moment stays at 0, or below while its deletion is counted first. */
  readonly recentStarts: PerPeriod
  readonly recentRehashes: readonly { readonly conflict: string; readonly at: number }[]
  /** Conflicts of which their answer was counted and their end was not yet, or the other way round. */
  readonly halves: Readonly<Record<string, Half>>
  readonly visits: readonly VisitRun[]
  readonly longestVisitRun: number
}

/** Somebody of whom nothing is known yet. */
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

/** Counters as they were stored, possibly before a field was added: what is not there yet starts at nothing. */
export const completeCounters = (stored: Partial<Counters>): Counters => ({ ...NO_COUNTERS, ...stored })

/** How often something was counted. */
export const times = ({ tallies }: Pick<Counters, 'tallies'>, tally: Tally): number => tallies[tally] ?? 0

/** Adds to some of the tallies. @param changes by how much each goes up, or down when negative */
export function plus(counters: Counters, changes: Tallies): Counters {
  const tallies: Partial<Record<Tally, number>> = { ...counters.tallies }
  for (const tally of TALLIES) {
    const change = changes[tally] ?? 0
    if (change !== 0) tallies[tally] = times(counters, tally) + change
  }
  return { ...counters, tallies }
}

/** Conflicts that the person started or was invited to, without those they were invited to that closed without blame. */
export const totalConflicts = (counters: Counters): number =>
  times(counters, 'started') + times(counters, 'received') - times(counters, 'excused')
