import { ORPCError } from '@orpc/client'
import type { ErrorBody, RefusalCode } from '@squash/contract/errors'
import { isRecord } from '@squash/contract/is-record'
import { BROKEN_MESSAGE, UNREACHABLE, UNREACHABLE_MESSAGE } from './outage.ts'

/**
 * What a failed call carries apart from its message: `details` names fields or safety resources, `retryAfter` is in
 * seconds.
 */
type ApiErrorData = { details: unknown; hint: string | null; retryAfter: number | null }
export type ApiError = ORPCError<string, ApiErrorData>

/** The error body, or null when a proxy or a crash answered with something else. */
function errorBody(value: unknown): (Pick<ErrorBody, 'message' | 'details' | 'hint'> & { code: string }) | null {
  if (!isRecord(value) || typeof value.code !== 'string' || typeof value.message !== 'string') return null
  return {
    code: value.code,
    message: value.message,
    details: value.details ?? null,
    hint: typeof value.hint === 'string' ? value.hint : null,
  }
}

/**
 * The error for an answer that is not a success.
 * @param status HTTP status, 400 or more
 * @param body the parsed JSON, or whatever came back instead
 * @param retryAfter the Retry-After header: seconds, if any
 */
export function answerError(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const known = errorBody(body)
  const seconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
  return new ORPCError(known?.code ?? 'service.fault', {
    defined: known !== null,
    status,
    message: known?.message ?? BROKEN_MESSAGE,
    data: { details: known?.details ?? null, hint: known?.hint ?? null, retryAfter: seconds },
  })
}

/** The error for a request that got no answer at all. */
export function unreachableError(cause?: unknown): ApiError {
  const data = { details: null, hint: null, retryAfter: null }
  return new ORPCError(UNREACHABLE, { status: 503, message: UNREACHABLE_MESSAGE, data, cause })
}

/** Whether a call failed with this code: `hasCode(error, 'conflict.not_found')`. */
export const hasCode = (error: unknown, code: RefusalCode | typeof UNREACHABLE): error is ApiError =>
  error instanceof ORPCError && error.code === code

/** The sentence to show for a failed call: the server's, or the fallback if the error isn't a server response. */
export const errorMessage = (error: unknown, fallback: string = BROKEN_MESSAGE): string =>
  error instanceof ORPCError && error.message !== '' ? error.message : fallback

/** Whether the server rejected the request itself, as opposed to a connection or server failure. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ORPCError && !isPassing(error)

/** Whether a retry can help: there was no answer, or the server itself failed. A refusal would only be repeated. */
export const isPassing = (error: unknown): boolean => error instanceof ORPCError && error.status >= 500
