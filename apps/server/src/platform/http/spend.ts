import type { Access, Kind } from '@squash/contract/call'
import type { Limiter } from '../limits/limiter.ts'
import type { Caller } from '../session/caller.ts'
import { refusal } from './refusal.ts'

export type CallLimiters = {
  shared: Limiter<'write' | 'visitor_write'>
  inProcess: Limiter<'read' | 'sitemap' | 'unauthorized'>
}

/**
 * Counts one call against the caller's limit, or from the address's limit without a caller. The service key is the
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

/** @throws request.rate_limited */
export async function spendSitemap({ inProcess }: CallLimiters, address: string): Promise<void> {
  const allowance = await inProcess.consume('sitemap', address)
  if (!allowance.ok) throw refusal('request.rate_limited', { retry_after: allowance.retryAfter })
}

/** Counts a request refused for lack of a valid session. @returns null, or the seconds that its address has to wait */
export async function spendUnauthorized({ inProcess }: CallLimiters, address: string): Promise<number | null> {
  const allowance = await inProcess.consume('unauthorized', address)
  return allowance.ok ? null : allowance.retryAfter
}
