import type { Mediator, Translated, TranslateTask } from '@squash/rules/mediator/mediator'
import type { SafetyCheck } from '../safety/public.ts'

type Message = TranslateTask & { title?: string | null | undefined }

/**
 * Rewords a message that has passed the safety check. The model translates and classifies it in parallel, so that this
 * second check adds no delay; it never blocks anything. A message that keeps its conflict private anyway isn't
 * classified: its author has seen the help.
 */
export const createWording =
  (mediator: Pick<Mediator, 'translate' | 'classify'>) =>
  async ({ title, ...task }: Message, check: SafetyCheck): Promise<Translated> => {
    const [translation, kinds] = await Promise.all([
      mediator.translate(task),
      check.privateReason() ? [] : mediator.classify({ message: title ? `${title}\n${task.message}` : task.message }),
    ])
    check.suspect(kinds)
    return translation
  }
