import type { FairnessRow } from '@squash/contract/fairness'
import {
  FAIRNESS_MEASURES,
  type FairnessMeasure,
  MOODS,
  RULING_VERDICTS,
  RULING_VOTES,
  type RulingVerdict,
  type RulingVote,
} from '@squash/contract/values'
import { type FairnessCase, OUTCOMES } from './cases.ts'

/** Smaller counts aren't shown, so that nobody can tell whose conflicts were counted. */
export const FEWEST_SHOWN = 30

/** A cell of the fairness page. */
export type FairnessCell = { measure: FairnessMeasure; cohort: string; outcome: string }

const TABLES: Readonly<Record<FairnessMeasure, { cohorts: readonly string[]; outcomes: readonly string[] }>> = {
  role: { cohorts: ['started', 'answered'], outcomes: OUTCOMES },
  order: { cohorts: ['first', 'second'], outcomes: OUTCOMES },
  mood: { cohorts: [...MOODS, 'none'], outcomes: OUTCOMES },
  length: { cohorts: ['short', 'medium', 'long'], outcomes: OUTCOMES },
  orders: { cohorts: ['all'], outcomes: ['same', 'different'] },
  public_votes: { cohorts: RULING_VERDICTS, outcomes: RULING_VOTES },
}

/** The cells in which one side of a conflict is counted. Their order is fixed, so that transactions can't deadlock. */
export function cellsOf({ party, outcome, place, mood, length, orders }: FairnessCase): FairnessCell[] {
  const cells: (FairnessCell | null)[] = [
    { measure: 'role', cohort: party === 'user1' ? 'started' : 'answered', outcome },
    place && { measure: 'order', cohort: place, outcome },
    { measure: 'mood', cohort: mood ?? 'none', outcome },
    length && { measure: 'length', cohort: length, outcome },
    orders && { measure: 'orders', cohort: 'all', outcome: orders },
  ]
  return cells.filter((cell) => cell !== null)
}

/** The cell of a public vote. */
export const voteCell = (verdict: RulingVerdict, vote: RulingVote): FairnessCell => ({
  measure: 'public_votes',
  cohort: verdict,
  outcome: vote,
})

/** Every cell in display order, with its count, or null if that is too small to show. */
export function shownCells(counted: readonly (FairnessCell & { count: number })[]): FairnessRow[] {
  const counts = new Map(counted.map((cell) => [keyOf(cell), cell.count]))
  return FAIRNESS_MEASURES.flatMap((measure) =>
    TABLES[measure].cohorts.flatMap((cohort) =>
      TABLES[measure].outcomes.map((outcome) => {
        const count = counts.get(keyOf({ measure, cohort, outcome })) ?? 0
        return { measure, group: cohort, outcome, count: count < FEWEST_SHOWN ? null : count }
      }),
    ),
  )
}

const keyOf = ({ measure, cohort, outcome }: FairnessCell): string => `${measure} ${cohort} ${outcome}`
