import { dayNumber, dayOf } from './local-time.ts'

/** Days in a row on which a person visited: the first and the last, as days since 1970. */
export type VisitRun = { readonly from: number; readonly to: number }

/** Days for which a run is kept, so that a visit that is counted up to a week late still finds its neighbours. */
const KEPT = 8

/** A streak is a week of days in a row (decisions §4). */
const STREAK = 7

/** Days of a run, both ends included. */
const lengthOf = ({ from, to }: VisitRun): number => to - from + 1

/** Adds a visit. A day that comes late joins the runs on both sides of it. @param day '2026-03-02', the visitor's own */
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
 * The day with which a visit on `day` completes each seventh day in a row: usually that day, and a later one when it came
 * late and closed a gap. Null when it completes none.
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

export const longestRun = (runs: readonly VisitRun[]): number => Math.max(0, ...runs.map(lengthOf))
