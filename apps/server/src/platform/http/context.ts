import type { Access } from '@squash/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Caller } from '../session/caller.ts'
import { localesOf } from './locales.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call or function that the request names, for log and metrics; empty until it is known to exist. */
    call: string
  }
}

/** What every call knows about its request. */
export type CallContext = {
  /** null only in public calls and those made with the service key. */
  caller: Caller | null
  request: {
    id: string
    /** The client's network address, for limits; never logged. */
    address: string
    /** The call's name. */
    call: string
    access: Access
    /** The languages that the client accepts, in order of preference. */
    locales: readonly string[]
    /** The key and hash under which the answer is stored, if the client sent an Idempotency-Key. */
    idempotency: { key: string; hash: Buffer } | null
  }
  log: Logger
}

/** What a call learns about its request. */
export function callContextOf(
  request: FastifyRequest,
  call: {
    name: string
    access: Access
    caller: Caller | null
    idempotency: CallContext['request']['idempotency']
    log: Logger
  },
): CallContext {
  const { name, access, caller, idempotency, log } = call
  return {
    caller,
    request: {
      id: request.id,
      address: request.ip,
      call: name,
      access,
      locales: localesOf(request.headers['accept-language']),
      idempotency,
    },
    log: log.child({ request: request.id, call: name }),
  }
}
