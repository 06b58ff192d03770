import type { SafetyKind } from '@squash/contract/values'
import { readClassification } from '@squash/rules/mediator/classification'
import {
  finishAdvice,
  finishReflection,
  finishRehash,
  finishResolution,
  finishRuling,
  finishSummary,
} from '@squash/rules/mediator/finish'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import type { ClassifyTask, Confidential, Mediator, Written } from '@squash/rules/mediator/mediator'
import {
  advisePrompt,
  classifyPrompt,
  type Prompt,
  reflectPrompt,
  rehashPrompt,
  resolvePrompt,
  rulePrompt,
  summarisePrompt,
} from '@squash/rules/mediator/prompts'
import type { Logger } from 'pino'
import type { Patience, Provider } from '../../platform/language-model/provider.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { createTranslator } from './translator.ts'

/** How long an answer is worth waiting for within a request, and in a job. */
export type MediatorPatience = { request: Patience; job: Patience }

export type MediatorSettings = {
  /** null: no model is configured, and the canned mediator writes everything. */
  provider: Provider | null
  log: Logger
  metrics: Pick<Metrics, 'mediatorAnswered'>
  /** Fires when the process stops. A job then throws and is handed back, where it would else settle for the canned text. */
  stopping?: AbortSignal
  patience?: MediatorPatience
}

/** A user waits up to 10 s for a translation in all, the repair included; jobs take two tries of 10 s. */
const PATIENCE = {
  request: { tries: 2, tryMs: 10_000, totalMs: 10_000 },
  job: { tries: 2, tryMs: 10_000, totalMs: 20_000 },
} as const satisfies MediatorPatience

type Finish<Task, Text> = (answer: string | null, task: Task, privateTexts: readonly string[]) => Written<Text>
type InLanguage = { language?: string | undefined }

/** The mediator of this process: asks the model, and lets the rules decide what of its answer anyone reads. */
export function createMediator({ provider, log, metrics, stopping, patience = PATIENCE }: MediatorSettings): Mediator {
  /** @param spokenIn what of the task shows which language its readers speak */
  function asks<Task extends InLanguage, Text>(
    name: keyof Mediator,
    spokenIn: (task: Task) => string,
    promptFor: (task: Task) => Prompt,
    finish: Finish<Task, Text>,
  ) {
    return async (task: Task, confidential?: Confidential): Promise<Written<Text>> => {
      const begun = performance.now()
      const language = task.language ?? languageOf(spokenIn(task)) ?? undefined
      const prompt = promptFor({ ...task, language })
      const answer = await provider?.complete({ task: name, ...prompt }, patience.job, stopping)
      const text = answer?.ok ? answer.text : null
      const written = finish(text, task, confidential?.private ?? [])
      if (written.written_by === 'canned') {
        metrics.mediatorAnswered(name, 'canned', performance.now() - begun)
        if (text !== null) log.warn({ task: name }, 'The answer of the language model was unfit to show')
      }
      return written
    }
  }

  const bothSides = ({ user1, user2 }: { user1: string; user2: string }): string => `${user1}\n${user2}`

  return {
    translate: createTranslator({ provider, log, metrics, patience: patience.request }),

    /** One short try, beside the translation of the same message: nobody waits longer because of it. */
    async classify({ message }: ClassifyTask): Promise<readonly SafetyKind[]> {
      const question = { task: 'classify', ...classifyPrompt({ message }) }
      const answer = await provider?.complete(question, { ...patience.request, tries: 1 })
      if (!answer?.ok) return []
      const kinds = readClassification(answer.text)
      if (kinds === null) log.warn({ task: 'classify' }, 'The classification of the language model could not be read')
      return kinds ?? []
    },

    resolve: asks('resolve', bothSides, resolvePrompt, finishResolution),
    rehash: asks('rehash', bothSides, rehashPrompt, finishRehash),
    reflect: asks('reflect', bothSides, reflectPrompt, finishReflection),
    rule: asks('rule', bothSides, rulePrompt, finishRuling),
    summarise: asks('summarise', ({ ruling }) => ruling, summarisePrompt, finishSummary),
    advise: asks('advise', ({ text }) => text, advisePrompt, finishAdvice),
  }
}
