import type { Address } from '../accounts/address.ts'
import { callHook } from '../accounts/hooks.ts'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result } from '../result.ts'
import type { User } from '../tables.ts'
import type { AuthenticationMethod } from '../values.ts'
import type { OpenSession } from './start.ts'
import { withNewSession } from './start.ts'

/**
 * How a user proved their identity. `identity` is the one used when another service vouched for them; otherwise
 * `channel` is the kind of address they used, email unless given.
 */
export type EnteredBy = {
  method: AuthenticationMethod['method']
  userAgent: string | null
  channel?: Address['channel']
  identity?: { provider: string; providerId: string }
}

/**
 * Signs in a user who has proved their identity: opens a session, records the time and the event in one statement, and
 * notifies the host.
 */
export async function signIn(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  by: EnteredBy,
): Promise<Result<{ user: User; open: OpenSession }>> {
  const now = context.clock.now()
  const { method, userAgent, channel = 'email', identity } = by
  const provider = identity?.provider
  const { statement, open } = withNewSession(tx, {
    userId: user.id,
    method,
    userAgent,
    now,
    ...(provider !== undefined && { provider }),
  })
  const seen = await statement
    .with('used', (db) =>
      db
        .updateTable('auth.identities')
        .set({ last_sign_in_at: now })
        .where('user_id', '=', user.id)
        .where('provider', '=', provider ?? channel)
        .$if(identity !== undefined, (query) => query.where('provider_id', '=', identity?.providerId ?? '')),
    )
    .with('recorded', (db) =>
      db
        .insertInto('auth.security_events')
        .values({ user_id: user.id, type: 'signed_in', session_id: open.session.id, at: now }),
    )
    .updateTable('auth.users')
    .set({ last_sign_in_at: now })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const verdict = await callHook(context.accounts, 'signedIn', tx, seen)
  return verdict.ok ? ok({ user: seen, open }) : verdict
}
