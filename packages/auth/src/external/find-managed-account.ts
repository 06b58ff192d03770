import { randomUUID } from 'node:crypto'
import { isBanned } from '../accounts/ban.ts'
import { callHook } from '../accounts/hooks.ts'
import { insertUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { User } from '../tables.ts'
import { type ExternalIdentity, insertIdentity, lockOwner, refreshIdentity } from './identities.ts'

/**
 * The account of a user who signs in through their organisation. It belongs to the organisation alone: another account with
 * the same address, even one of another organisation, stays separate.
 */
export async function findOrCreateManagedAccount(
  context: AuthContext,
  tx: AuthTx,
  external: ExternalIdentity,
): Promise<Result<User>> {
  const now = context.clock.now()
  const found = await lockOwner(tx, external)
  if (!found.ok) return found
  if (found.value !== null) {
    const { owner, identity } = found.value
    if (isBanned(owner.banned_until, now)) return refuse('user_banned')
    await refreshIdentity(tx, identity, external.profile, now)
    return ok(owner)
  }
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  return await create(context, tx, external, now)
}

async function create(context: AuthContext, tx: AuthTx, external: ExternalIdentity, now: Date): Promise<Result<User>> {
  const { email, names } = external.profile
  const user = await insertUser(tx, {
    id: randomUUID(),
    email,
    is_sso_user: true,
    app_metadata: JSON.stringify({ provider: external.provider, providers: [external.provider] }),
    user_metadata: JSON.stringify(email === null ? names : { ...names, email_verified: true }),
    email_confirmed_at: email === null ? null : now,
    created_at: now,
    updated_at: now,
  })
  if (user === undefined || (await insertIdentity(tx, user, external, now)) === undefined) return refuse('conflict')
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'created', tx, user)
  return verdict.ok ? ok(user) : verdict
}
