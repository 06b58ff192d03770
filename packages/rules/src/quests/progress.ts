import type { Quest } from './quest.ts'

/** What is stored about a user's answers to a step; it never includes their words. */
export type StepRecord = { step_id: string; is_correct: boolean; first_try: boolean }

/** Whether the user has answered this step correctly. */
export const isPassed = (records: readonly StepRecord[], stepId: string): boolean =>
  records.some(({ step_id, is_correct }) => step_id === stepId && is_correct)

/** The number of steps the user has answered correctly. */
export const stepsPassed = (quest: Quest, records: readonly StepRecord[]): number =>
  quest.steps.filter(({ id }) => isPassed(records, id)).length

/**
 * The number of the first step the user hasn't passed, or of the last step. Derived, so that a step can be added to a
 * quest at any time.
 */
export function currentStep(quest: Quest, records: readonly StepRecord[]): number {
  const index = quest.steps.findIndex(({ id }) => !isPassed(records, id))
  return index === -1 ? quest.steps.length : index + 1
}

/** The share of passed steps, 0 to 100, rounded. */
export const progressPercentage = (quest: Quest, records: readonly StepRecord[]): number =>
  Math.round((100 * stepsPassed(quest, records)) / quest.steps.length)
