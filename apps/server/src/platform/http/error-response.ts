import { ORPCError, ValidationError } from '@orpc/server'
import { type ErrorBody, REFUSALS, type RefusalCode } from '@squash/contract/errors'
import { isRecord } from '@squash/contract/is-record'
import type { Logger } from 'pino'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { notesOf, wrongFields } from './field-notes.ts'
import { isRefusalCode, refusal } from './refusal.ts'

type ErrorResponse = {
  status: number
  headers: Record<string, string>
  body: ErrorBody
  /** An unexpected error, which belongs in the log. */
  unexpected: boolean
}

/** Seconds to wait when a refusal does not specify them. */
const RETRY_AFTER = { 429: 60, 503: 5 } as const

/** Fastify's own refusals, before a call is reached. */
const TRANSPORT: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'request.unknown_call',
  FST_STATIC_FORBIDDEN_PATH: 'request.unknown_call',
}

/**
 * What the wire shows of anything thrown. Internals never appear: anything that is not a refusal is reported as our
 * fault.
 */
function toErrorResponse(thrown: unknown): ErrorResponse {
  const error = asRefusal(thrown)
  const code = error ? error.code : isDatabaseUnavailable(thrown) ? 'service.unavailable' : 'service.fault'
  const { status, message } = REFUSALS[code]
  const details = error?.data ?? null
  return {
    status,
    headers: retryAfter(status, details),
    body: { code, message: error?.message ?? message, details, hint: null },
    unexpected: error === null,
  }
}

function asRefusal(thrown: unknown) {
  if (thrown instanceof ORPCError) {
    const { cause, code } = thrown
    if (code === 'BAD_REQUEST' && cause instanceof ValidationError) return wrongFields(notesOf(cause.issues))
    const data: unknown = thrown.data
    return isRefusalCode(code) ? refusal(code, data, thrown.message) : null
  }
  const code = codeOf(thrown)
  const transport = code === undefined ? undefined : TRANSPORT[code]
  if (transport) return refusal(transport)
  return isAbortedUpload(thrown) ? refusal('request.invalid') : null
}

/** Node's error for a client that disconnects before its body has arrived; the answer goes unread. */
const isAbortedUpload = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.message === 'aborted' && codeOf(thrown) === 'ECONNRESET'

const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined

function retryAfter(status: number, details: unknown): Record<string, string> {
  if (status !== 429 && status !== 503) return {}
  const given = isRecord(details) ? details.retry_after : null
  const seconds =
    typeof given === 'number' && Number.isFinite(given) ? Math.max(1, Math.ceil(given)) : RETRY_AFTER[status]
  return { 'retry-after': String(seconds) }
}

/** The answer to an error; an unexpected one is logged under the request's id. */
export function reportError(thrown: unknown, log: Pick<Logger, 'error' | 'warn'>): ErrorResponse {
  const response = toErrorResponse(thrown)
  if (response.unexpected) {
    if (response.status === 503) log.warn({ err: thrown }, 'the database is unavailable, or its disk is full')
    else log.error({ err: thrown }, 'a call failed unexpectedly')
  }
  return response
}
