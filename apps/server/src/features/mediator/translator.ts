import { translateWithoutModel } from '@squash/rules/mediator/canned/translate'
import { checkTranslation } from '@squash/rules/mediator/check/check-translation'
import type { ClauseModel } from '@squash/rules/mediator/insults/clauses/model'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import type { Confidential, Mediator, Translated, TranslateTask } from '@squash/rules/mediator/mediator'
import { repairPrompt } from '@squash/rules/mediator/prompts/repair'
import { translatePrompt } from '@squash/rules/mediator/prompts/translate'
import type { Prompt } from '@squash/rules/mediator/prompts/voice'
import { plainSignsIn } from '@squash/rules/safety/plain-signs'
import type { Logger } from 'pino'
import type { Patience, Provider } from '../../platform/language-model/provider.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { SafetyCheck } from '../safety/public.ts'

type Parts = {
  provider: Provider | null
  log: Logger
  metrics: Pick<Metrics, 'mediatorAnswered'>
  /** For the whole translation. */
  patience: Patience
  clauses: ClauseModel | null
}

/** With less time left, a repair is unlikely to arrive and would only delay the canned text. */
const MIN_FOR_REPAIR_MS = 1_500

/** Rewords a message calmly: asks the model, checks the answer, has it repaired once, or uses the canned text. */
export function createTranslator({ provider, log, metrics, patience, clauses }: Parts): Mediator['translate'] {
  /** The model's text, or null when it gives none that is fit to send. */
  async function ask(task: TranslateTask, named: TranslateTask, secrets: readonly string[]): Promise<string | null> {
    if (provider === null) return null
    const deadline = performance.now() + patience.totalMs
    const complete = (name: string, prompt: Prompt, tries: number) => {
      const totalMs = Math.max(1, Math.ceil(deadline - performance.now()))
      return provider.complete({ task: name, ...prompt }, { tries, tryMs: patience.tryMs, totalMs })
    }
    const answer = await complete('translate', translatePrompt(named), patience.tries)
    if (!answer.ok) return null
    const first = checkTranslation(answer.text, task, secrets, clauses)
    if (first.fit) return first.text
    // Only names of checks: neither message nor answer may reach the log.
    log.info({ task: 'translate', failed: first.failed }, 'the language model’s first answer failed checks')
    if (deadline - performance.now() < Math.min(MIN_FOR_REPAIR_MS, patience.totalMs / 2)) return null
    const repaired = await complete('repair', repairPrompt(named, first.text, first.failed), 1)
    if (!repaired.ok) return null
    const second = checkTranslation(repaired.text, task, secrets, clauses)
    if (second.fit) return second.text
    log.warn({ task: 'repair', failed: second.failed }, 'the language model’s answer failed its checks')
    return null
  }

  return async (task: TranslateTask, confidential?: Confidential): Promise<Translated> => {
    // The safety check stops a direct threat before the mediator is asked; a threat must never be reworded politely.
    if (plainSignsIn(task.message).threatens) throw new Error('A threat reached the mediator')
    const started = performance.now()
    const language = task.language ?? languageOf(task.message)
    const text = await ask(task, { ...task, language: language ?? undefined }, confidential?.private ?? [])
    if (text === null) metrics.mediatorAnswered('translate', 'canned', performance.now() - started)
    const written =
      text === null
        ? { ...translateWithoutModel(task, clauses), written_by: 'canned' as const }
        : { text, written_by: 'ai' as const, note: null }
    return {
      ...written,
      language: languageOf(written.text) ?? language,
    }
  }
}

type Message = TranslateTask & { title?: string | null | undefined }

/**
 * Rewords a message that has passed the safety check. The model classifies it in parallel, without adding a delay or
 * blocking anything. A message whose conflict the safety check already keeps private isn't classified, because its
 * author has already been offered help.
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
