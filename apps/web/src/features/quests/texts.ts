import type { QuestDetails } from '@squash/contract/quests'

/** The paragraphs of a text, and whether each is entirely a quotation. */
export const paragraphsOf = (text: string): { words: string; isQuote: boolean }[] =>
  text
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== '')
    .map((words) => ({ words, isQuote: /^“[^“”]*”$/.test(words) }))

/** The text and value of the progress bar. @param index of the step shown, 0 for the first */
export function progressOf({ user_progress, steps }: QuestDetails, index: number) {
  const of = steps.length
  const passed = steps.filter(({ feedback_correct }) => feedback_correct !== null).length
  return {
    step: Math.min(index + 1, of),
    of,
    percentage: user_progress.is_completed ? 100 : Math.round((100 * passed) / Math.max(1, of)),
  }
}
