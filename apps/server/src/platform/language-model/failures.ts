/**
 * Why the model gave no answer, as named in log and metrics. `skipped`: the circuit is open, so the
 * provider was not asked.
 */
const FAILURE_REASONS = [
  'skipped',
  'rate_limited',
  'invalid_key',
  'timeout',
  'unreachable',
  'bad_answer',
  'cut_off',
  'failed',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

export type Failure = {
  ok: false
  reason: FailureReason
  /** Whether a retry may help. */
  passing: boolean
  /**
   * What it shows about the provider: `there`, so that only this question failed; `away`; or `unknown`, as when a try
   * was cut short.
   */
  provider: 'there' | 'away' | 'unknown'
  /** Milliseconds that the provider asks us to wait, or null. */
  retryAfterMs: number | null
  /** The HTTP status, or null. */
  status: number | null
  /**
   * The provider's own explanation, which may repeat the question: for an operator who checks the provider, never for
   * the log.
   */
  explanation: string | null
}

type About = Partial<Pick<Failure, 'passing' | 'provider' | 'retryAfterMs' | 'status' | 'explanation'>>

const failure = (
  reason: FailureReason,
  { passing = false, provider = 'there', retryAfterMs = null, status = null, explanation = null }: About = {},
): Failure => ({ ok: false, reason, passing, provider, retryAfterMs, status, explanation })

export const badAnswer = failure('bad_answer', { passing: true })
/** The answer exceeded the token limit, so its end is missing. A retry may be shorter. */
export const cutOff = failure('cut_off', { passing: true })
/** @param hadTime whether the provider had the full time for an answer */
export const timedOut = (hadTime: boolean): Failure =>
  failure('timeout', { passing: true, provider: hadTime ? 'away' : 'unknown' })

/** The request itself was rejected, for example because of a parameter that the provider doesn't know. */
export const isRejected = ({ status }: Failure): boolean =>
  status === 400 || status === 415 || status === 422 || status === 501

/** Classifies an error of the SDK by its type and status. */
export async function failureOf(error: unknown): Promise<Failure> {
  const { AISDKError, APICallError } = await import('ai')
  if (APICallError.isInstance(error)) {
    const { statusCode: status, responseHeaders, isRetryable, message: explanation } = error
    if (status === undefined) return failure('unreachable', { passing: true, provider: 'away' })
    if (status === 429)
      return failure('rate_limited', {
        passing: true,
        provider: 'away',
        retryAfterMs: retryAfterMs(responseHeaders),
        status,
        explanation,
      })
    if (status === 401) return failure('invalid_key', { status, explanation })
    if (status < 300) return badAnswer
    const provider = status >= 500 && status !== 501 ? 'away' : 'there'
    return failure('failed', { passing: isRetryable, provider, status, explanation })
  }
  // An answer that the SDK could not read as a completion.
  return AISDKError.isInstance(error) ? badAnswer : failure('failed')
}

/** Parses Retry-After in the only form that providers use, whole seconds; a date counts as absent. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after']
  return value && /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : null
}
