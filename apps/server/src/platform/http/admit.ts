import type { Access, Kind } from '@squash/contract/call'
import { REFUSALS } from '@squash/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../session/caller.ts'
import type { Guard } from '../session/guard.ts'
import { refusal } from './refusal.ts'
import { type CallLimiters, spendCall, spendUnauthorized } from './spend.ts'

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
