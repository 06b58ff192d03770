import type { Logger } from 'pino'
import { type ErrorResponse, toErrorResponse } from './error-response.ts'

/** The answer to an error; an unexpected one is logged under the request's id. */
export function reportError(thrown: unknown, log: Pick<Logger, 'error' | 'warn'>): ErrorResponse {
  const response = toErrorResponse(thrown)
  if (response.unexpected) {
    if (response.status === 503) log.warn({ err: thrown }, 'the database is away, or its disk is full')
    else log.error({ err: thrown }, 'a call failed unexpectedly')
  }
  return response
}
