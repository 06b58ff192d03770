import { AISDKError, APICallError } from 'ai'

/** Why the model gave no answer, as log and metrics name it. Skipped: the provider was not asked, because it is away. */
export const FAILURE_REASONS = [
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
  /** Whether asking again may help. */
  passing: boolean
  /** What it shows of the provider: there, and only this question failed; away; or nothing, as when a try was cut short. */
  provider: 'there' | 'away' | 'unknown'
  /** Milliseconds that the provider asks us to wait, or null. */
  retryAfterMs: number | null
}

type About = Partial<Pick<Failure, 'passing' | 'provider' | 'retryAfterMs'>>

const failure = (
  reason: FailureReason,
  { passing = false, provider = 'there', retryAfterMs = null }: About = {},
): Failure => ({ ok: false, reason, passing, provider, retryAfterMs })

export const badAnswer = failure('bad_answer', { passing: true })
/** The answer was longer than it may be, so its end is missing. Another try may be shorter. */
export const cutOff = failure('cut_off', { passing: true })
/** @param hadTime whether the provider had as long as an answer may take */
export const timedOut = (hadTime: boolean): Failure =>
  failure('timeout', { passing: true, provider: hadTime ? 'away' : 'unknown' })

/** What an error of the SDK means. Only its kind and status are read: its texts may repeat the question. */
export function failureOf(error: unknown): Failure {
  if (APICallError.isInstance(error)) {
    const { statusCode: status, responseHeaders, isRetryable } = error
    if (status === undefined) return failure('unreachable', { passing: true, provider: 'away' })
    if (status === 429)
      return failure('rate_limited', { passing: true, provider: 'away', retryAfterMs: retryAfterMs(responseHeaders) })
    if (status === 401) return failure('invalid_key')
    return status < 300
      ? badAnswer
      : failure('failed', { passing: isRetryable, provider: status >= 500 ? 'away' : 'there' })
  }
  // Answered, but not with a completion that the SDK could read.
  return AISDKError.isInstance(error) ? badAnswer : failure('failed')
}

/** Retry-After in its one form that providers use, whole seconds; a date counts as absent. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after']
  return value && /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : null
}
