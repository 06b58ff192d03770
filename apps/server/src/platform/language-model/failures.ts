import { AISDKError, APICallError } from 'ai'

/** Why the model gave no answer: told apart in log and metrics (spec core-flow §7, "Provider answers"). */
export const FAILURE_REASONS = [
  'rate_limited',
  'invalid_key',
  'timeout',
  'unreachable',
  'bad_answer',
  'failed',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

export type Failure = {
  ok: false
  reason: FailureReason
  /** Whether asking again may help. */
  passing: boolean
  /** Milliseconds that the provider asks us to wait, or null. */
  retryAfterMs: number | null
}

const failure = (reason: FailureReason, passing: boolean, retryAfterMs: number | null = null): Failure => ({
  ok: false,
  reason,
  passing,
  retryAfterMs,
})

export const timedOut = failure('timeout', true)
export const badAnswer = failure('bad_answer', true)

/** What an error of the SDK means. Only its kind and status are read: its texts may repeat the question. */
export function failureOf(error: unknown): Failure {
  if (APICallError.isInstance(error)) {
    const { statusCode: status, responseHeaders, isRetryable } = error
    if (status === undefined) return failure('unreachable', true)
    if (status === 429) return failure('rate_limited', true, retryAfterMs(responseHeaders))
    if (status === 401) return failure('invalid_key', false)
    return status < 300 ? badAnswer : failure('failed', isRetryable)
  }
  // Answered, but not with a completion that the SDK could read.
  return AISDKError.isInstance(error) ? badAnswer : failure('failed', false)
}

/** Retry-After in its one form that providers use, whole seconds; a date counts as absent. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after']
  return value && /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : null
}
