import type { Address } from '../accounts/address.ts'
import { callHook } from '../accounts/hooks.ts'
import { type User, updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result } from '../result.ts'
import { startSession } from './start.ts'
import type { AuthenticationMethod, OpenSession } from './types.ts'

/**
 * How a person proved who they are. `identity` names the way in when another service vouched for them; `channel` the kind
 * of address that they used otherwise, e-mail unless given.
 */
export type EnteredBy = {
  method: AuthenticationMethod['method']
  userAgent: string | null
  channel?: Address['channel']
  identity?: { provider: string; providerId: string }
}

/** Lets a person in who has proved who they are: a session, the time noted, the event recorded, the host told. */
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
