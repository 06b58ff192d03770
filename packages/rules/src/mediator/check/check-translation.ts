import { repeatsPrivateText } from '../../privacy/leak.ts'
import { withoutChatter } from '../answers/chatter.ts'
import { firstObject } from '../answers/json.ts'
import { LONGEST_ANSWER } from '../answers/longest-answer.ts'
import type { ClauseModel } from '../insults/clauses/model.ts'
import type { TranslateTask } from '../mediator.ts'
import { translatePrompt } from '../prompts/translate.ts'
import { type Checked, checkAnswer } from './check-answer.ts'

/**
 * Checks a model's translation of a message. It may repeat its author's words, because the author has to approve it,
 * but neither other private texts nor the model's instructions.
 */
export function checkTranslation(
  answer: string,
  task: TranslateTask,
  privateTexts: readonly string[] = [],
  clauses: ClauseModel | null = null,
): Checked {
  const { message: source, language } = task
  const { text, translation, message } = firstObject(answer.slice(0, LONGEST_ANSWER)) ?? {}
  // Models without structured output use one of these names for the text.
  const field = [text, translation, message].find((value) => typeof value === 'string') ?? answer
  const checked = checkAnswer({ source, answer: withoutChatter(String(field), [source]), language, clauses })
  const isLeak = repeatsPrivateText(checked.text, [translatePrompt(task).system, ...privateTexts])
  return checked.fit && isLeak ? { ...checked, fit: false, failed: ['actual_answer'] } : checked
}
