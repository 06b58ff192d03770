import { randomUUID } from 'node:crypto'
import { callHook } from '../accounts/hooks.ts'
import { insertUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { User } from '../tables.ts'
import { conflictingSignIn, type ExternalIdentity, insertIdentity } from './identities.ts'

/**
 * A new account for a user that a provider vouches for, with the address that the provider has verified, if any.
 * @param isManaged whether it belongs to an organisation, which alone signs its user in
 */
export async function createAccount(
  context: AuthContext,
  tx: AuthTx,
  external: ExternalIdentity,
  { isManaged = false } = {},
): Promise<Result<User>> {
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  const now = context.clock.now()
  const { provider, profile } = external
  const { email, names } = profile
  const user = await insertUser(tx, {
    id: randomUUID(),
    email,
    is_sso_user: isManaged,
    app_metadata: JSON.stringify({ provider, providers: [provider] }),
    user_metadata: JSON.stringify(email === null ? names : { ...names, email_verified: true }),
    email_confirmed_at: email === null ? null : now,
    created_at: now,
    updated_at: now,
  })
  if (user === undefined || (await insertIdentity(tx, user, external, now)) === undefined) return conflictingSignIn()
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'created', tx, user)
  return verdict.ok ? ok(user) : verdict
}
