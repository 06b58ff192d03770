import type { AuthContext } from '../context.ts'
import type { AddressBucket } from '../limits.ts'
import type { Refusal, Result } from '../result.ts'
import type { Caller } from './bearer.ts'
import type { Call, Reply } from './call.ts'

/** Answers any caller; an Authorization header is ignored, because clients send their project key in it. */
export type PublicEndpoint = (context: AuthContext, call: Call) => Promise<Result<Reply>>
/** Answers a signed-in user. */
export type BearerEndpoint = (context: AuthContext, call: Call, caller: Caller) => Promise<Result<Reply>>

/**
 * Where to redirect a browser that opened the address itself and would show JSON to its user. @returns null for a
 * program, which reads JSON
 */
export type RefusedPage = (context: AuthContext, call: Call, refusal: Refusal) => Reply | null

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A segment in braces, such as `{id}`, matches anything and is passed to the endpoint by its name. */
  path: string
  /** The rate limit that the client's address counts against. */
  limit?: AddressBucket
  /** How a refusal is answered, including rate limits and failures; a JSON error by default. */
  refused?: RefusedPage
} & ({ access: 'public'; answer: PublicEndpoint } | { access: 'bearer'; answer: BearerEndpoint })
