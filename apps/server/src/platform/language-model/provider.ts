import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { badAnswer, type Failure, type FailureReason, failureOf, timedOut } from './failures.ts'

export type Question = {
  /** Names the question in log and metrics. */
  task: string
  system: string
  user: string
}
export type Completion = { ok: true; text: string } | { ok: false; reason: FailureReason }

/** How long an answer is worth waiting for, in milliseconds: of each try, and of all tries with the pauses between. */
export type Patience = { tries: number; tryMs: number; totalMs: number }

export interface Provider {
  /**
   * Asks the model, and asks again while the patience lasts and it may help.
   * Every failure is a value. It throws in one case: `signal` fired, and then the signal's reason.
   */
  complete(question: Question, patience: Patience, signal?: AbortSignal): Promise<Completion>
}

export type ProviderSettings = {
  /** Of an OpenAI-compatible chat protocol, such as https://api.openai.com/v1. */
  baseUrl: string
  /** null for a provider that asks for none. */
  apiKey: string | null
  model: string
  log: Logger
  /** Told of every try: 'answered', or why not. */
  metrics: Pick<Metrics, 'mediatorAnswered'>
}

/** Source: spec core-flow §7 and §9. */
const MAX_OUTPUT_TOKENS = 500
const TEMPERATURE = 0.7
/** Milliseconds before another try when the provider names no pause of its own. */
const PAUSE = 250

/** The language model behind AI_BASE_URL. Its log lines hold reasons and durations, never a question, an answer, or a provider's error text, which may repeat the question. */
export function createProvider({ baseUrl, apiKey, model, log, metrics }: ProviderSettings): Provider {
  const sdk = createOpenAICompatible({ name: 'mediator', baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) })

  async function tryOnce(
    question: Question,
    ms: number,
    signal?: AbortSignal,
  ): Promise<{ ok: true; text: string } | Failure> {
    const timeout = AbortSignal.timeout(ms)
    try {
      const { text } = await generateText({
        model: sdk.chatModel(model),
        instructions: question.system,
        prompt: question.user,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        temperature: TEMPERATURE,
        // The tries are counted here, against the deadline.
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      return text.trim() === '' ? badAnswer : { ok: true, text }
    } catch (error) {
      signal?.throwIfAborted()
      return timeout.aborted ? timedOut : failureOf(error)
    }
  }

  return {
    async complete(question, { tries, tryMs, totalMs }, signal) {
      const deadline = performance.now() + totalMs
      for (let attempt = 1; ; attempt += 1) {
        signal?.throwIfAborted()
        const begun = performance.now()
        const answer = await tryOnce(question, Math.max(1, Math.min(tryMs, Math.ceil(deadline - begun))), signal)
        const ms = performance.now() - begun
        metrics.mediatorAnswered(question.task, answer.ok ? 'answered' : answer.reason, ms)
        if (answer.ok) return answer

        log.warn(
          { task: question.task, reason: answer.reason, attempt, ms: Math.round(ms) },
          'The language model gave no answer',
        )
        const pause = answer.retryAfterMs ?? PAUSE
        const inTime = performance.now() + pause < deadline
        if (attempt >= tries || !answer.passing || !inTime) return { ok: false, reason: answer.reason }
        // Cut short by the signal, it is the check at the top that throws.
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    },
  }
}
