import type { Address } from '../accounts/address.ts'
import { callHook } from '../accounts/hooks.ts'
import { updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result } from '../result.ts'
import type { User } from '../tables.ts'
import type { AuthenticationMethod } from '../values.ts'
import type { OpenSession } from './start.ts'
import { startSession } from './start.ts'

/**
 * How a user proved their identity. `identity` is the one used when another service vouched for them; otherwise
 * `channel` is the kind of address they used, e-mail unless given.
 */
export type EnteredBy = {
  method: AuthenticationMethod['method']
  userAgent: string | null
  channel?: Address['channel']
  identity?: { provider: string; providerId: string }
}

/**
 * Signs in a user who has proved their identity: opens a session, records the time and the event, and notifies the
 * host.
 */
export async function signIn(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  by: EnteredBy,
): Promise<Result<{ user: User; open: OpenSession }>> {
  const now = context.clock.now()
  const seen = await updateUser(tx, user.id, { last_sign_in_at: now })
  await tx
    .updateTable('auth.identities')
    .set({ last_sign_in_at: now })
    .where('user_id', '=', user.id)
    .where('provider', '=', by.identity?.provider ?? by.channel ?? 'email')
    .$if(by.identity !== undefined, (query) => query.where('provider_id', '=', by.identity?.providerId ?? ''))
    .execute()
  const { method, userAgent, identity } = by
  const open = await startSession(tx, seen, {
    method,
    userAgent,
    now,
    ...(identity && { provider: identity.provider }),
  })
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_in', session_id: open.session.id, at: now }])
  const verdict = await callHook(context.accounts, 'signedIn', tx, seen)
  return verdict.ok ? ok({ user: seen, open }) : verdict
}
