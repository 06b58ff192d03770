import type { Selectable } from 'kysely'
import { isBanned } from '../accounts/ban.ts'
import { lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { linkIdentity } from '../external/link.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/start.ts'
import type { AuthTables, User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { type Carried, hashAuthCode, openCarried, openProfile } from './auth-code.ts'
import { isVerified } from './challenge.ts'

type Flow = Selectable<AuthTables['auth.flow_states']>
type Exchanged = { user: User; open: OpenSession; carried: Carried }

/** Exchanges a code and its verifier for a session, once. A wrong verifier leaves the code usable. */
export async function exchangeAuthCode(
  context: AuthContext,
  given: { code: string; verifier: string; userAgent: string | null },
): Promise<Result<Exchanged>> {
  const hash = hashAuthCode(given.code)
  const flow = await context.db
    .selectFrom('auth.flow_states')
    .selectAll()
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  if (flow === undefined) return refuse('flow_state_not_found')
  if (flow.expires_at <= context.clock.now()) return refuse('flow_state_expired')
  const challenge = { challenge: flow.code_challenge, method: flow.code_challenge_method }
  if (!isVerified(challenge, given.verifier)) return refuse('bad_code_verifier')

  const entered = await transactUnlessRefused(context, async (tx) => {
    const user = await lockUser(tx, flow.user_id)
    // Only the deletion proves that no other request exchanged the code in the meantime.
    const { numDeletedRows } = await tx.deleteFrom('auth.flow_states').where('code_hash', '=', hash).executeTakeFirst()
    if (user === undefined || numDeletedRows !== 1n) return refuse('flow_state_not_found')
    if (isBanned(user.banned_until, context.clock.now())) return refuse('user_banned', { status: 400 })
    const { method, provider, provider_id: providerId } = flow
    const linked = await linkFor(context, tx, flow, given.code)
    if (!linked.ok) return linked
    return await signIn(context, tx, linked.value ?? user, {
      method,
      userAgent: given.userAgent,
      ...(provider !== null && providerId !== null && { identity: { provider, providerId } }),
    })
  })
  return entered.ok ? ok({ ...entered.value, carried: openCarried(given.code, flow.carried) }) : entered
}

/** Links the identity, if a signed-in user went to the provider for that. @returns null if they came to sign in */
async function linkFor(
  context: AuthContext,
  tx: AuthTx,
  { linking_session_id: sessionId, profile, provider, user_id: sub }: Flow,
  code: string,
): Promise<Result<User | null>> {
  if (sessionId === null || profile === null || provider === null) return ok(null)
  // Trusted as far as the session itself: the exchange does not see the session's token.
  const bearer = { sub, session_id: sessionId, aal: 'aal2' as const }
  return await linkIdentity(context, tx, bearer, { provider, profile: openProfile(code, profile) })
}
