import { setTimeout as sleep } from 'node:timers/promises'
import type { JSONSchema7 } from 'ai'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { inModelSpan } from '../tracing/spans.ts'
import { type CallSettings, createChat, type Tokens, type Tried } from './chat.ts'
import { createCircuit } from './circuit.ts'
import type { CircuitSettings, Sign } from './circuit-state.ts'
import { type FailureReason, isRejected, timedOut } from './failures.ts'

type Question = {
  /** Names the question in log and metrics, and selects its settings. */
  task: string
  system: string
  user: string
  /** The schema of the answer. Not every provider follows it, so answers are still read with a tolerant parser. */
  schema?: JSONSchema7
}
type Completion = { ok: true; text: string; tokens: Tokens } | { ok: false; reason: FailureReason }

/**
 * How long to wait for an answer, in milliseconds: for each try, and for all tries including the pauses between them.
 */
export type Patience = { tries: number; tryMs: number; totalMs: number }

export interface Provider {
  /**
   * Asks the model, and retries within the time limits if that may help. While the provider is away, it is not asked.
   * Every failure is a value. It throws in one case: `signal` fired, and then the signal's reason.
   */
  complete(question: Question, patience: Patience, signal?: AbortSignal): Promise<Completion>
}

type ProviderSettings = {
  /** An OpenAI-compatible chat API, such as OpenAI's own. */
  baseUrl: string
  /** null for a provider that needs none. */
  apiKey: string | null
  settingsFor: (task: string) => CallSettings
  log: Logger
  /** Counts every try: 'answered', or why not. */
  metrics: Pick<Metrics, 'mediatorAnswered' | 'modelCircuit'>
  /** When the provider counts as away. */
  circuit?: ProviderCircuit
  /** Fires when the process stops. */
  stopping?: AbortSignal
}

export type ProviderCircuit = CircuitSettings & {
  /**
   * A try that ends without an answer after this long shows that the provider hangs; one that had less time shows
   * nothing.
   */
  hangsAfterMs: number
}

const CIRCUIT: ProviderCircuit = { failures: 3, pauseMs: 5_000, longestPauseMs: 60_000, hangsAfterMs: 8_000 }
/** The smallest possible question, to see whether a provider that was away answers again. */
const PROBE: Question = { task: 'probe', system: 'Answer with the single word OK.', user: 'Are you there?' }

/** A probe only needs some answer, even a truncated one. */
const PROBE_TOKENS = 16
/** Milliseconds before a retry when the provider names no pause of its own. */
const PAUSE = 250

/** As in the metrics. */
const outcomeOf = (tried: Tried): string => (tried.ok ? 'answered' : tried.reason)

/** What a try shows about the provider: one that rejects a question, or answers it badly, is still up. */
function signOf(tried: Tried): Sign | null {
  if (tried.ok || tried.provider === 'there') return { answers: true }
  return tried.provider === 'away' ? { answers: false, retryAfterMs: tried.retryAfterMs } : null
}

/**
 * The language model behind AI_BASE_URL. Its log lines hold reasons and durations, never a question, an answer, or a
 * provider's error text, which may repeat the question.
 */
export function createProvider({
  baseUrl,
  apiKey,
  settingsFor,
  log,
  metrics,
  circuit: limits = CIRCUIT,
  stopping,
}: ProviderSettings): Provider {
  const chat = createChat({ baseUrl, apiKey })
  const circuit = createCircuit({ settings: limits, probe, log, metrics, stopping })
  /** Models whose provider rejects structured output: for them, only the prompt describes the form of the answer. */
  const withoutSchema = new Set<string>()

  async function probe(): Promise<Sign> {
    const started = performance.now()
    const settings = { ...settingsFor(PROBE.task), maxTokens: PROBE_TOKENS }
    const wait = { ms: limits.hangsAfterMs, hangsAfterMs: limits.hangsAfterMs, signal: stopping }
    const answer = await chat({ ...PROBE, schema: null, settings }, wait).catch(() => timedOut(true))
    metrics.mediatorAnswered(PROBE.task, outcomeOf(answer), performance.now() - started)
    return signOf(answer) ?? { answers: false, retryAfterMs: null }
  }

  /** A request rejected with structured output is repeated without it; what worked is remembered. */
  async function tryOnce({ task, system, user, schema }: Question, ms: number, signal?: AbortSignal): Promise<Tried> {
    const end = performance.now() + ms
    const settings = settingsFor(task)
    const ask = (structure: JSONSchema7 | null) => {
      const left = Math.max(1, Math.ceil(end - performance.now()))
      return chat(
        { system, user, schema: structure, settings },
        { ms: left, hangsAfterMs: limits.hangsAfterMs, signal },
      )
    }
    if (!schema || withoutSchema.has(settings.model)) return ask(null)
    const answer = await ask(schema)
    if (answer.ok || !isRejected(answer)) return answer
    const plain = await ask(null)
    if (plain.ok && !withoutSchema.has(settings.model)) {
      withoutSchema.add(settings.model)
      log.info({ task }, 'the provider rejects structured output for this model: asking without it')
    }
    return plain
  }

  return {
    async complete(question, { tries, tryMs, totalMs }, signal) {
      const deadline = performance.now() + totalMs
      for (let attempt = 1; ; attempt += 1) {
        signal?.throwIfAborted()
        const started = performance.now()
        if (circuit.isOpen()) {
          metrics.mediatorAnswered(question.task, 'skipped', 0)
          return { ok: false, reason: 'skipped' }
        }
        const left = Math.max(1, Math.min(tryMs, Math.ceil(deadline - started)))
        const answer = await inModelSpan(question.task, outcomeOf, () => tryOnce(question, left, signal))
        const ms = performance.now() - started
        metrics.mediatorAnswered(question.task, outcomeOf(answer), ms)
        if (!answer.ok)
          log.warn(
            { task: question.task, reason: answer.reason, attempt, ms: Math.round(ms) },
            'the language model gave no answer',
          )
        const sign = signOf(answer)
        if (sign) circuit.record(sign)
        if (answer.ok) return answer

        const pause = answer.retryAfterMs ?? PAUSE
        const inTime = performance.now() + pause < deadline
        if (attempt >= tries || !answer.passing || !inTime) return { ok: false, reason: answer.reason }
        // If the signal cut it short, the check at the top throws.
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    },
  }
}
