import type { AuthContext } from '../context.ts'
import type { AddressBucket } from '../limits.ts'
import type { Refusal, Result } from '../result.ts'
import type { Caller } from './bearer.ts'
import type { Call, Reply } from './call.ts'

/** Answers whoever calls; an Authorization header is ignored, because clients send their project key in it. */
export type PublicEndpoint = (context: AuthContext, call: Call) => Promise<Result<Reply>>
/** Answers a signed-in person. */
export type BearerEndpoint = (context: AuthContext, call: Call, caller: Caller) => Promise<Result<Reply>>

/** Where a browser is sent that came by itself and would show JSON to a person. @returns null for a program, which reads JSON */
export type RefusedPage = (context: AuthContext, call: Call, refusal: Refusal) => Reply | null

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A segment in braces, such as `{id}`, takes anything and is handed to the endpoint by its name. */
  path: string
  /** Which limit the client's address uses up. */
  limit?: AddressBucket
  /** What becomes of a refusal, of a limit and a failure too; a JSON error unless given. */
  refused?: RefusedPage
} & ({ access: 'public'; answer: PublicEndpoint } | { access: 'bearer'; answer: BearerEndpoint })
