import { finishTranslation } from '@squash/rules/mediator/finish'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import type { Confidential, Mediator, Translated, TranslateTask } from '@squash/rules/mediator/mediator'
import { translatePrompt } from '@squash/rules/mediator/prompts'
import { receiptFor } from '@squash/rules/mediator/receipt/receipt-for'
import { plainSignsIn } from '@squash/rules/safety/plain-signs'
import type { Logger } from 'pino'
import type { Patience, Provider } from '../../platform/language-model/provider.ts'
import type { Metrics } from '../../platform/metrics.ts'

type Parts = {
  provider: Provider | null
  log: Logger
  metrics: Pick<Metrics, 'mediatorAnswered'>
  patience: Patience
}

/** Puts a message into calmer words: the model's, if they are fit to send, else those of the canned translator. */
export const createTranslator =
  ({ provider, log, metrics, patience }: Parts): Mediator['translate'] =>
  async (task: TranslateTask, confidential?: Confidential): Promise<Translated> => {
    // The safety check stops a direct threat before anything is asked of the mediator; nobody may put one into polite words.
    if (plainSignsIn(task.message).threatens) throw new Error('A threat came as far as the mediator')
    const begun = performance.now()
    const language = task.language ?? languageOf(task.message) ?? undefined
    const answer = await provider?.complete({ task: 'translate', ...translatePrompt({ ...task, language }) }, patience)
    const answered = answer?.ok ? answer.text : null
    const { text, written_by } = finishTranslation(answered, task, confidential?.private)
    if (written_by === 'canned') {
      metrics.mediatorAnswered('translate', 'canned', performance.now() - begun)
      if (answered !== null) log.warn({ task: 'translate' }, 'The answer of the language model was unfit to show')
    }
    return { text, written_by, language: languageOf(text), receipt: receiptFor(task.message, text), note: null }
  }
