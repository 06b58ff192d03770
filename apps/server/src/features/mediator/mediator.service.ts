import { isDeclined } from '@squash/rules/mediator/declined'
import {
  finishAdvice,
  finishReflection,
  finishRehash,
  finishResolution,
  finishRuling,
  finishSummary,
  finishTranslation,
} from '@squash/rules/mediator/finish'
import type { Answered, Confidential, Mediator, Written } from '@squash/rules/mediator/mediator'
import {
  advisePrompt,
  type Prompt,
  reflectPrompt,
  rehashPrompt,
  resolvePrompt,
  rulePrompt,
  summarisePrompt,
  translatePrompt,
} from '@squash/rules/mediator/prompts'
import { plainSignsIn } from '@squash/rules/safety/plain-signs'
import type { Logger } from 'pino'
import type { Patience, Provider } from '../../platform/language-model/provider.ts'
import type { Metrics } from '../../platform/metrics.ts'

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

/** A person waits for a translation, 10 s at most in all; jobs take two tries of 10 s (decisions §2). */
const PATIENCE = {
  request: { tries: 2, tryMs: 10_000, totalMs: 10_000 },
  job: { tries: 2, tryMs: 10_000, totalMs: 20_000 },
} as const satisfies MediatorPatience

type Finish<Task, Text> = (answer: string | null, task: Task, privateTexts: readonly string[]) => Written<Text>

/** The mediator of this process: asks the model, and lets the rules decide what of its answer anybody gets to read. */
export function createMediator({ provider, log, metrics, stopping, patience = PATIENCE }: MediatorSettings): Mediator {
  function asks<Task, Text>(name: keyof Mediator, promptFor: (task: Task) => Prompt, finish: Finish<Task, Text>) {
    // Someone waits for a translation, so stopping lets it end.
    const [limits, signal] = name === 'translate' ? [patience.request] : [patience.job, stopping]

    return async (task: Task, confidential?: Confidential): Promise<Answered<Text>> => {
      const begun = performance.now()
      const answer = await provider?.complete({ task: name, ...promptFor(task) }, limits, signal)
      const text = answer?.ok ? answer.text : null
      if (text !== null && isDeclined(text)) {
        metrics.mediatorAnswered(name, 'declined', performance.now() - begun)
        return 'declined'
      }
      const written = finish(text, task, confidential?.private ?? [])
      if (written.written_by === 'canned') {
        metrics.mediatorAnswered(name, 'canned', performance.now() - begun)
        if (text !== null) log.warn({ task: name }, 'The answer of the language model was unfit to show')
      }
      return written
    }
  }

  const translate = asks('translate', translatePrompt, finishTranslation)

  return {
    // A threat is never put into polite words, neither by the model nor by the canned mediator (decisions §13).
    translate: async (task, confidential) =>
      plainSignsIn(task.message).threatens ? 'declined' : translate(task, confidential),
    resolve: asks('resolve', resolvePrompt, finishResolution),
    rehash: asks('rehash', rehashPrompt, finishRehash),
    reflect: asks('reflect', reflectPrompt, finishReflection),
    rule: asks('rule', rulePrompt, finishRuling),
    summarise: asks('summarise', summarisePrompt, finishSummary),
    advise: asks('advise', advisePrompt, finishAdvice),
  }
}
