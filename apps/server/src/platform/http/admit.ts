import type { Access, Kind } from '@squash/contract/call'
import { REFUSALS } from '@squash/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Limiter } from '../limits/limiter.ts'
import type { Caller, Guard } from '../session/guard.ts'
import { refusal } from './refusal.ts'

type Entrance = {
  access: Access
  kind: Kind
  /** The call's own messages, by refusal. */
  sentences?: Readonly<Record<string, string | undefined>>
}

/**
 * Admits a request to a call, a function or the stream: first the guard, then the caller's limit.
 * @returns the caller; null for a visitor or the service key
 * @throws the guard's refusal; request.rate_limited, also for an address that has been refused too often
 */
export async function admit(
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  { access, kind, sentences = {} }: Entrance,
  { guard, limiters }: { guard: Guard; limiters: CallLimiters },
): Promise<Caller | null> {
  const admitted = await guard(access, request.headers.authorization)
  if (!admitted.ok) {
    const wait = REFUSALS[admitted.code].status === 401 ? await spendUnauthorized(limiters, request.ip) : null
    if (wait !== null) throw refusal('request.rate_limited', { retry_after: wait })
    throw refusal(admitted.code, undefined, sentences[admitted.code])
  }
  await spendCall(limiters, { kind, access, caller: admitted.value, address: request.ip })
  return admitted.value
}

export type CallLimiters = {
  shared: Limiter<'write' | 'visitor_write'>
  inProcess: Limiter<'read' | 'sitemap' | 'unauthorized'>
}

/**
 * Counts one call against the caller's limit, or the address's without a caller. The service key is the
 * operator's own and has no limit.
 * @throws request.rate_limited
 */
export async function spendCall(
  { shared, inProcess }: CallLimiters,
  call: { kind: Kind; access: Access; caller: Caller | null; address: string },
): Promise<void> {
  const { kind, access, caller, address } = call
  if (access === 'service') return
  const key = caller?.id ?? address
  const allowance =
    kind === 'read'
      ? await inProcess.consume('read', key)
      : await shared.consume(caller ? 'write' : 'visitor_write', key)
  if (!allowance.ok) throw refusal('request.rate_limited', { retry_after: allowance.retryAfter })
}

/** Counts a request for a sitemap against its address's limit. @throws request.rate_limited */
export async function spendSitemap({ inProcess }: CallLimiters, address: string): Promise<void> {
  const allowance = await inProcess.consume('sitemap', address)
  if (!allowance.ok) throw refusal('request.rate_limited', { retry_after: allowance.retryAfter })
}

/** Counts a request refused for lack of a valid session. @returns null, or the seconds that its address has to wait */
export async function spendUnauthorized({ inProcess }: CallLimiters, address: string): Promise<number | null> {
  const allowance = await inProcess.consume('unauthorized', address)
  return allowance.ok ? null : allowance.retryAfter
}
