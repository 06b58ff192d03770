import type { AuthContext } from '../context.ts'
import type { AddressBucket } from '../limits.ts'
import type { Result } from '../result.ts'
import type { Caller } from './bearer.ts'
import type { Call, Reply } from './call.ts'

/** Answers whoever calls; an Authorization header is ignored, because clients send their project key in it. */
export type PublicEndpoint = (context: AuthContext, call: Call) => Promise<Result<Reply>>
/** Answers a signed-in person. */
export type BearerEndpoint = (context: AuthContext, call: Call, caller: Caller) => Promise<Result<Reply>>

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A segment in braces, such as `{id}`, takes anything and is handed to the endpoint by its name. */
  path: string
  /** Which limit the client's address uses up. */
  limit?: AddressBucket
} & ({ access: 'public'; answer: PublicEndpoint } | { access: 'bearer'; answer: BearerEndpoint })
