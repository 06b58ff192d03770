import { findUser, type User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { ok, type Result, refuse } from '../result.ts'
import { checkSession, type Standing } from '../sessions/check.ts'
import type { AccessClaims } from '../tokens/access-token.ts'

/** Who makes a call, as their token and their live session say. */
export type Caller = { user: User; claims: AccessClaims; standing: Standing }

/** Checks the Authorization header in the order of protocol §2. */
export async function readBearer(context: AuthContext, headers: Headers): Promise<Result<Caller>> {
  const token = /^bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return refuse('no_authorization')
  const verified = await context.accessTokens.verify(token)
  if (!verified.ok) return verified
  const claims = verified.value
  const alive = await checkSession(context.db, context.clock, claims)
  if (!alive.ok) return alive
  const user = await findUser(context.db, claims.sub)
  return user === undefined ? refuse('user_not_found') : ok({ user, claims, standing: alive.value })
}
