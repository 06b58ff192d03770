import type { QuestDetails } from '@squash/contract/quests'

/** What the progress bar says. @param index of the step that is shown, 0 for the first */
export function progressOf({ user_progress, steps }: QuestDetails, index: number) {
  const of = steps.length
  const passed = steps.filter(({ feedback_correct }) => feedback_correct !== null).length
  return {
    step: Math.min(index + 1, of),
    of,
    percentage: user_progress.is_completed ? 100 : Math.round((100 * passed) / Math.max(1, of)),
  }
}
