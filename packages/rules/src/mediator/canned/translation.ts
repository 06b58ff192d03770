import type { TranslateTask } from '../mediator.ts'
import { OPENING } from './words/openings.ts'

/** The message in softer words. */
export function cannedTranslation(task: TranslateTask): string {
  return `${OPENING[task.mood]} ${task.message.trim()}`
}
