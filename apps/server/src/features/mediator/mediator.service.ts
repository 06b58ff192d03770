import type { SafetyKind } from '@squash/contract/values'
import { readClassification } from '@squash/rules/mediator/classification'
import {
  finishAdvice,
  finishReflection,
  finishRehash,
  finishResolution,
  finishSummary,
} from '@squash/rules/mediator/finish'
import { finishUnderstanding } from '@squash/rules/mediator/finish-understanding'
import type { ClauseModel } from '@squash/rules/mediator/insults/clauses/model'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import type { ClassifyTask, Confidential, Mediator, Written } from '@squash/rules/mediator/mediator'
import { advisePrompt } from '@squash/rules/mediator/prompts/advise'
import { classifyPrompt } from '@squash/rules/mediator/prompts/classify'
import { reflectPrompt, rehashPrompt, resolvePrompt } from '@squash/rules/mediator/prompts/mediate'
import { summarisePrompt } from '@squash/rules/mediator/prompts/rule'
import { understandPrompt } from '@squash/rules/mediator/prompts/understand'
import type { Prompt } from '@squash/rules/mediator/prompts/voice'
import { receiptFor } from '@squash/rules/mediator/receipt/receipt-for'
import type { Logger } from 'pino'
import type { Patience, Provider } from '../../platform/language-model/provider.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { createJudge } from './judge.ts'
import { createTranslator } from './translator.ts'

/** How long to wait for an answer within a request, and in a job. */
export type MediatorPatience = { request: Patience; job: Patience }

export type MediatorSettings = {
  /** null: no model is configured, and the canned mediator writes everything. */
  provider: Provider | null
  log: Logger
  metrics: Pick<Metrics, 'mediatorAnswered'>
  /** Aborted when the process stops. A job then fails and is retried elsewhere, instead of storing the canned text. */
  stopping?: AbortSignal
  patience?: MediatorPatience
  /** Finds insults that no pattern recognises in what people typed; null: patterns alone decide. */
  clauses?: ClauseModel | null
  /** Whether the model judges each case with the sides in both orders, at twice the cost. */
  checkRulings?: boolean
}

/** A user waits up to 10 s for a translation in total, including the repair; a job has two tries of 10 s for each question. */
const PATIENCE = {
  request: { tries: 2, tryMs: 10_000, totalMs: 10_000 },
  job: { tries: 2, tryMs: 10_000, totalMs: 20_000 },
} as const satisfies MediatorPatience

type Finish<Task, Text> = (answer: string | null, task: Task, privateTexts: readonly string[]) => Written<Text>
type InLanguage = { language?: string | undefined }

/** The mediator: asks the model, and lets the rules decide whether its answer is shown. */
export function createMediator({
  provider,
  log,
  metrics,
  stopping,
  patience = PATIENCE,
  checkRulings = true,
  clauses = null,
}: MediatorSettings): Mediator {
  /** @param spokenIn the part of the task that shows which language its readers speak */
  function createTask<Task extends InLanguage, Text>(
    name: keyof Mediator,
    spokenIn: (task: Task) => string,
    promptFor: (task: Task) => Prompt,
    finish: Finish<Task, Text>,
  ) {
    return async (task: Task, confidential?: Confidential): Promise<Written<Text>> => {
      const started = performance.now()
      const language = task.language ?? languageOf(spokenIn(task)) ?? undefined
      const prompt = promptFor({ ...task, language })
      const answer = await provider?.complete({ task: name, ...prompt }, patience.job, stopping)
      const text = answer?.ok ? answer.text : null
      const written = finish(text, task, confidential?.private ?? [])
      if (written.written_by === 'canned') {
        metrics.mediatorAnswered(name, 'canned', performance.now() - started)
        if (text !== null) log.warn({ task: name }, 'the language model’s answer failed its checks')
      }
      return written
    }
  }

  const bothSides = ({ user1, user2 }: { user1: string; user2: string }): string => `${user1}\n${user2}`

  return {
    translate: createTranslator({ provider, log, metrics, patience: patience.request, clauses }),
    receipt: (message, shown) => receiptFor(message, shown, clauses),

    /**
     * One short try, in parallel with the translation of the same message, so that no one waits longer because of it.
     */
    async classify({ message }: ClassifyTask): Promise<readonly SafetyKind[]> {
      const question = { task: 'classify', ...classifyPrompt({ message }) }
      const answer = await provider?.complete(question, { ...patience.request, tries: 1 })
      if (!answer?.ok) return []
      const kinds = readClassification(answer.text)
      if (kinds === null) log.warn({ task: 'classify' }, 'the language model’s classification could not be read')
      return kinds ?? []
    },

    /** One try, because the author is waiting and the canned text is honest about how it was made. */
    async understand(task, withinMs) {
      const started = performance.now()
      const language = task.language ?? languageOf(task.message) ?? undefined
      const limits = { tries: 1, tryMs: withinMs, totalMs: withinMs }
      const prompt = understandPrompt({ ...task, language })
      const answer = withinMs > 0 ? await provider?.complete({ task: 'understand', ...prompt }, limits) : undefined
      const text = answer?.ok ? answer.text : null
      const written = finishUnderstanding(text, { ...task, language })
      if (written.written_by === 'canned') {
        metrics.mediatorAnswered('understand', 'canned', performance.now() - started)
        if (text !== null) log.warn({ task: 'understand' }, 'the language model’s answer failed its checks')
      }
      return written
    },

    resolve: createTask('resolve', bothSides, resolvePrompt, finishResolution),
    rehash: createTask('rehash', bothSides, rehashPrompt, finishRehash),
    reflect: createTask('reflect', bothSides, reflectPrompt, finishReflection),
    rule: createJudge({ provider, log, metrics, stopping, patience: patience.job, checkRulings }),
    summarise: createTask('summarise', ({ ruling }) => ruling, summarisePrompt, finishSummary),
    advise: createTask('advise', ({ text }) => text, advisePrompt, finishAdvice),
  }
}
