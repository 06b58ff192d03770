import type { ClientLink } from '@orpc/client'
import { isRead } from '@squash/contract/reads'
import { answerError, isPassing, unreachableError } from './api-error.ts'

/** `idempotencyKey` identifies one action across several calls of the client. */
export type CallContext = { idempotencyKey?: string }

type LinkParts = {
  fetch: typeof fetch
  /** The bearer to send, or null for a visitor. */
  token: () => Promise<string | null>
  /** Replaces a bearer that was refused with this code; null when the session is over. */
  renew: (refused: string, code: string) => Promise<string | null>
  wait: (milliseconds: number) => Promise<void>
}

/** Pauses between the attempts of a write that got no answer, in milliseconds. Reads are retried by the query client. */
const WRITE_RETRIES = [400, 1200]

/**
 * Carries calls to `POST /rest/v1/rpc/{name}`. A write sends an Idempotency-Key, the same through all its attempts, so
 * that a lost answer never makes the write happen twice. An expired token is renewed once.
 */
export function createRpcLink(parts: LinkParts): ClientLink<CallContext> {
  return {
    async call(path, input, { context, signal }) {
      const name = path.at(-1) ?? ''
      const headers = new Headers({ 'content-type': 'application/json' })
      if (!isRead(name)) headers.set('idempotency-key', context.idempotencyKey ?? crypto.randomUUID())
      const request: RequestInit = {
        method: 'POST',
        headers,
        body: JSON.stringify(input ?? {}),
        signal: signal ?? null,
      }
      const pauses = isRead(name) ? [] : [...WRITE_RETRIES]
      for (;;) {
        try {
          return await attempt(parts, `/rest/v1/rpc/${name}`, request, headers)
        } catch (error) {
          const pause = isPassing(error) ? pauses.shift() : undefined
          if (pause === undefined) throw error
          await parts.wait(pause)
        }
      }
    },
  }
}

async function attempt(parts: LinkParts, url: string, request: RequestInit, headers: Headers): Promise<unknown> {
  const token = await parts.token()
  const first = await send(parts, url, request, headers, token)
  if (first.status !== 401 || token === null) return read(first)
  const body: unknown = await first
    .clone()
    .json()
    .catch(() => null)
  const refusal = answerError(first.status, body)
  const renewed = await parts.renew(token, refusal.code)
  // If a second factor is missing, a new token doesn't help this call; it only tells the session that a factor is needed.
  if (renewed === null || refusal.code === 'session.mfa_required') throw refusal
  return read(await send(parts, url, request, headers, renewed))
}

async function send(parts: LinkParts, url: string, request: RequestInit, headers: Headers, token: string | null) {
  if (token === null) headers.delete('authorization')
  else headers.set('authorization', `Bearer ${token}`)
  try {
    return await parts.fetch(url, request)
  } catch (cause) {
    // A caller that aborted (a screen that closed) gets its own abort error, not a network failure.
    if (request.signal?.aborted) throw cause
    throw unreachableError(cause)
  }
}

async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  throw answerError(response.status, body, response.headers.get('retry-after'))
}
