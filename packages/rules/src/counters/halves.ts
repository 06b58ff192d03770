import { type Counters, type Half, plus } from './counters.ts'

const LATE = 72 * 60 * 60 * 1000

/** Whether the answer to a conflict took 72 hours or longer. */
export const isLateAnswer = (created: Date, answered: Date): boolean => answered.getTime() - created.getTime() >= LATE

/**
 * How somebody answered matters once the conflict is resolved, and either may be counted first. The first half waits for the
 * second; then both go, so that only conflicts that are still open are kept.
 */
export const withAnswer = (counters: Counters, conflict: string, isLate: boolean): Counters =>
  withHalf(counters, conflict, isLate ? 'answered late' : 'answered')

/** @param conflict that the person answered; the counterpart of `withAnswer` */
export const withEnd = (counters: Counters, conflict: string, isResolved: boolean): Counters =>
  withHalf(counters, conflict, isResolved ? 'resolved' : 'unresolved')

function withHalf(counters: Counters, conflict: string, half: Half): Counters {
  const { [conflict]: other, ...halves } = counters.halves
  if (other === undefined) return { ...counters, halves: { ...halves, [conflict]: half } }
  const both = [half, other]
  const isLateAndResolved = both.includes('answered late') && both.includes('resolved')
  return { ...plus(counters, { resolvedAfterLateAnswer: Number(isLateAndResolved) }), halves }
}
