import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { createCircuit } from './circuit.ts'
import type { CircuitSettings, Sign } from './circuit-state.ts'
import { badAnswer, cutOff, type Failure, type FailureReason, failureOf, timedOut } from './failures.ts'

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
   * Asks the model, and asks again while the patience lasts and it may help. While the provider is away, it is not asked.
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
  /** Counts every try: 'answered', or why not. */
  metrics: Pick<Metrics, 'mediatorAnswered' | 'modelCircuit'>
  /** When the provider counts as away. */
  circuit?: ProviderCircuit
  /** Fires when the process stops. */
  stopping?: AbortSignal
}

export type ProviderCircuit = CircuitSettings & {
  /** A try that ends without an answer after this long shows that the provider hangs; one that had less time shows nothing. */
  hangsAfterMs: number
}

const CIRCUIT: ProviderCircuit = { failures: 3, pauseMs: 5_000, longestPauseMs: 60_000, hangsAfterMs: 8_000 }
/** The smallest question there is, by which a provider that was away shows that it answers again. */
const PROBE: Question = { task: 'probe', system: 'Answer with the single word OK.', user: 'Are you there?' }

/** Source: spec core-flow §7 and §9. */
const MAX_OUTPUT_TOKENS = 500
const TEMPERATURE = 0.7
/** Milliseconds before another try when the provider names no pause of its own. */
const PAUSE = 250

type Tried = { ok: true; text: string } | Failure

/** What a try shows of the provider: one that refuses a question, or answers it badly, is there all the same. */
function signOf(tried: Tried): Sign | null {
  if (tried.ok || tried.provider === 'there') return { answers: true }
  return tried.provider === 'away' ? { answers: false, retryAfterMs: tried.retryAfterMs } : null
}

/** The language model behind AI_BASE_URL. Its log lines hold reasons and durations, never a question, an answer, or a provider's error text, which may repeat the question. */
export function createProvider({
  baseUrl,
  apiKey,
  model,
  log,
  metrics,
  circuit: limits = CIRCUIT,
  stopping,
}: ProviderSettings): Provider {
  const sdk = createOpenAICompatible({ name: 'mediator', baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) })
  const circuit = createCircuit({ settings: limits, probe, log, metrics, stopping })

  async function probe(): Promise<Sign> {
    const begun = performance.now()
    const answer = await tryOnce(PROBE, limits.hangsAfterMs, stopping).catch(() => timedOut(true))
    metrics.mediatorAnswered(PROBE.task, answer.ok ? 'answered' : answer.reason, performance.now() - begun)
    return signOf(answer) ?? { answers: false, retryAfterMs: null }
  }

  async function tryOnce(question: Question, ms: number, signal?: AbortSignal): Promise<Tried> {
    const timeout = AbortSignal.timeout(ms)
    try {
      const { text, finishReason } = await generateText({
        model: sdk.chatModel(model),
        instructions: question.system,
        prompt: question.user,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        temperature: TEMPERATURE,
        // The tries are counted here, against the deadline.
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (finishReason === 'length') return cutOff
      return text.trim() === '' || finishReason === 'content-filter' ? badAnswer : { ok: true, text }
    } catch (error) {
      signal?.throwIfAborted()
      return timeout.aborted ? timedOut(ms >= limits.hangsAfterMs) : failureOf(error)
    }
  }

  return {
    async complete(question, { tries, tryMs, totalMs }, signal) {
      const deadline = performance.now() + totalMs
      for (let attempt = 1; ; attempt += 1) {
        signal?.throwIfAborted()
        const begun = performance.now()
        if (circuit.isOpen()) {
          metrics.mediatorAnswered(question.task, 'skipped', 0)
          return { ok: false, reason: 'skipped' }
        }
        const answer = await tryOnce(question, Math.max(1, Math.min(tryMs, Math.ceil(deadline - begun))), signal)
        const ms = performance.now() - begun
        metrics.mediatorAnswered(question.task, answer.ok ? 'answered' : answer.reason, ms)
        if (!answer.ok)
          log.warn(
            { task: question.task, reason: answer.reason, attempt, ms: Math.round(ms) },
            'The language model gave no answer',
          )
        const sign = signOf(answer)
        if (sign) circuit.record(sign)
        if (answer.ok) return answer

        const pause = answer.retryAfterMs ?? PAUSE
        const inTime = performance.now() + pause < deadline
        if (attempt >= tries || !answer.passing || !inTime) return { ok: false, reason: answer.reason }
        // Cut short by the signal, it is the check at the top that throws.
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    },
  }
}
