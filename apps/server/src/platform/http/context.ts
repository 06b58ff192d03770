import type { Access } from '@squash/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Caller } from '../session/guard.ts'

/** More than any user's browser sends. */
const MAX_LOCALES = 10

/** A language tag with an optional weight, such as `de-CH;q=0.8`. */
const ENTRY = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8}){0,4})\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** The languages that a request's Accept-Language asks for, in order of preference; invalid tags are skipped. */
export function localesOf(acceptLanguage: string | undefined): readonly string[] {
  if (acceptLanguage === undefined) return []
  return acceptLanguage
    .split(',', MAX_LOCALES)
    .flatMap((entry) => {
      const [, tag, weight = '1'] = ENTRY.exec(entry) ?? []
      return tag === undefined || Number(weight) === 0 ? [] : [{ tag, weight: Number(weight) }]
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

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

/** The context of a call to this request. */
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
  let own: Logger | undefined
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
    // Created on first use, because most calls log nothing of their own.
    get log() {
      own ??= log.child({ request: request.id, call: name })
      return own
    },
  }
}
