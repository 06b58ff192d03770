import { dayNumber } from './local-time.ts'

/** Days in a row on which a person visited: the first and the last, as days since 1970. */
export type VisitRun = { readonly from: number; readonly to: number }

const RUNS_KEPT = 4

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
  return [...apart, joined].toSorted((one, other) => one.from - other.from).slice(-RUNS_KEPT)
}

/** How many days in a row the person had visited on that day, the day included; 0 when they did not. */
export function daysInARow(runs: readonly VisitRun[], day: string): number {
  const asked = dayNumber(day)
  const run = runs.find(({ from, to }) => from <= asked && asked <= to)
  return run ? asked - run.from + 1 : 0
}

export const longestRun = (runs: readonly VisitRun[]): number => Math.max(0, ...runs.map(lengthOf))
