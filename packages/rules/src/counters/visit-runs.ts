import { dayNumber, dayOf } from './local-time.ts'

/** A run of consecutive days with visits: the first and the last, as days since 1970. */
export type VisitRun = { readonly from: number; readonly to: number }

/** Days for which a run is kept, so that a visit counted up to a week late can still join its neighbours. */
const KEPT = 8

/** Seven consecutive days make a streak. */
const STREAK = 7

/** The number of days in a run, both ends included. */
const lengthOf = ({ from, to }: VisitRun): number => to - from + 1

/**
 * Adds a visit. A late-counted day can join the runs on both sides of it.
 * @param day '2026-03-02', in the visitor's own time zone
 */
export function withVisit(runs: readonly VisitRun[], day: string): readonly VisitRun[] {
  const visited = dayNumber(day)
  const touches = ({ from, to }: VisitRun) => from <= visited + 1 && to >= visited - 1
  const touched = runs.filter(touches)
  const joined = {
    from: Math.min(visited, ...touched.map(({ from }) => from)),
    to: Math.max(visited, ...touched.map(({ to }) => to)),
  }
  const apart = runs.filter((run) => !touches(run))
  const all = [...apart, joined].toSorted((one, other) => one.from - other.from)
  const latest = Math.max(...all.map(({ to }) => to))
  return all.filter(({ to }) => to >= latest - KEPT)
}

/**
 * The day on which a streak is completed by counting a visit on `day`: usually that day, or a later one if the visit
 * was counted late and closed a gap. Null if it completes none.
 */
export function streakDay(runs: readonly VisitRun[], day: string): string | null {
  const visited = dayNumber(day)
  const run = runOn(runs, visited)
  if (!run) return null
  const weeks = Math.ceil((visited - run.from + 1) / STREAK)
  const completed = run.from + weeks * STREAK - 1
  return completed <= run.to ? dayOf(completed) : null
}

const runOn = (runs: readonly VisitRun[], day: number): VisitRun | undefined =>
  runs.find(({ from, to }) => from <= day && day <= to)

/** The number of days in the longest run. */
export const longestRun = (runs: readonly VisitRun[]): number => Math.max(0, ...runs.map(lengthOf))
