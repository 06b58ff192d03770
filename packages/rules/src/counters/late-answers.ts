import { HOUR } from '../time/units.ts'
import { type Counters, type Half, plus } from './counters.ts'

const LATE = 72 * HOUR

/** Whether the response to a conflict took 72 hours or more. */
export const isLateAnswer = (created: Date, answered: Date): boolean => answered.getTime() - created.getTime() >= LATE

/**
 * Counts a person's answer to a conflict. Whether it was late matters only if the conflict is resolved, and the two
 * events can be counted in either order. The first one is stored until the second arrives; then both are removed, so
 * that only open conflicts take up space.
 */
export const withAnswer = (counters: Counters, conflict: string, isLate: boolean): Counters =>
  withHalf(counters, conflict, isLate ? 'answered late' : 'answered')

/** Counts the end of a conflict that the person answered; see `withAnswer`. */
export const withEnd = (counters: Counters, conflict: string, isResolved: boolean): Counters =>
  withHalf(counters, conflict, isResolved ? 'resolved' : 'unresolved')

function withHalf(counters: Counters, conflict: string, half: Half): Counters {
  const { [conflict]: other, ...halves } = counters.halves
  if (other === undefined) return { ...counters, halves: { ...halves, [conflict]: half } }
  const both = [half, other]
  const isLateAndResolved = both.includes('answered late') && both.includes('resolved')
  return { ...plus(counters, { resolvedAfterLateAnswer: Number(isLateAndResolved) }), halves }
}
