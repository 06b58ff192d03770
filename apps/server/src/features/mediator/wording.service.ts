import type { SafetyHint } from '@squash/contract/safety'
import type { PrivateReason } from '@squash/contract/values'
import type { Mediator, Translated, TranslateTask } from '@squash/rules/mediator/mediator'
import type { Safety, Sending } from '../safety/safety.service.ts'

type Parts = { mediator: Pick<Mediator, 'translate' | 'classify'>; safety: Safety }

type Message = TranslateTask & { title?: string | null | undefined }

/** A message in calmer words, and what follows from the signs of danger in it. */
export type Wording = {
  translation: Translated
  /** For the author alone. */
  hint: SafetyHint
  keep_private: PrivateReason | null
}

/**
 * Words a message that has passed the safety check. The model translates and classifies it at the same time, so that its second
 * look at the danger costs no waiting; that look never blocks anything.
 * @param kept why the message already keeps its conflict private: then the author has seen the help, and nothing is classified
 */
export const createWording =
  ({ mediator, safety }: Parts) =>
  async ({ title, ...task }: Message, sending: Sending, kept: PrivateReason | null): Promise<Wording> => {
    const texts = title ? [title, task.message] : [task.message]
    const [translation, kinds] = await Promise.all([
      mediator.translate(task),
      kept ? [] : mediator.classify({ message: texts.join('\n') }),
    ])
    const seen = safety.fromModel(kinds, sending)
    return {
      translation,
      hint: seen.hint.level === 'none' ? safety.hint(texts, sending) : seen.hint,
      keep_private: kept ?? seen.keep_private,
    }
  }
