import type { SafetyHint } from '@squash/contract/safety'
import type { PrivateReason } from '@squash/contract/values'
import type { Mediator, Translated, TranslateTask } from '@squash/rules/mediator/mediator'
import type { Safety, Sending } from '../safety/public.ts'

type Parts = { mediator: Pick<Mediator, 'translate' | 'classify'>; safety: Safety }

type Message = TranslateTask & { title?: string | null | undefined }

/** A message reworded calmly, and the consequences of any signs of danger in it. */
export type Wording = {
  translation: Translated
  /** For the author only. */
  hint: SafetyHint
  keep_private: PrivateReason | null
}

/**
 * Rewords a message that has passed the safety check. The model translates and classifies it in parallel, so that this
 * second check adds no delay; it never blocks anything.
 * @param kept why the message already keeps its conflict private: then its author has seen the help, and it is not
 * classified
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
