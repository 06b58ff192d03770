import { findUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Assurance, checkSession } from '../sessions/check.ts'
import type { User } from '../tables.ts'
import type { AccessClaims } from '../tokens/access-token.ts'

/** The caller, according to their token and their live session. */
export type Caller = { user: User; claims: AccessClaims; assurance: Assurance }

/** Checks the Authorization header in the order of docs/reference/wire.md#who-may-call. */
export async function readBearer(context: AuthContext, headers: Headers): Promise<Result<Caller>> {
  const token = /^bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return refuse('no_authorization')
  const verified = await context.accessTokens.verify(token)
  if (!verified.ok) return verified
  const claims = verified.value
  const alive = await checkSession(context.db, context.clock, claims)
  if (!alive.ok) return alive
  const user = await findUser(context.db, claims.sub)
  return user === undefined ? refuse('user_not_found') : ok({ user, claims, assurance: alive.value })
}
