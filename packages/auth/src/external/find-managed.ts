import { randomUUID } from 'node:crypto'
import { isBanned } from '../accounts/banned.ts'
import { callHook } from '../accounts/hooks.ts'
import { insertUser, type User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { insertIdentity, lockOwner, refreshIdentity, type Vouched } from './identities.ts'

/**
 * The account of a person whom their organisation signs in. It is the organisation's alone: another account with the same address, also one
 * of another organisation, is another account (protocol §7).
 */
export async function findManaged(context: AuthContext, tx: AuthTx, vouched: Vouched): Promise<Result<User>> {
  const now = context.clock.now()
  const found = await lockOwner(tx, vouched)
  if (!found.ok) return found
  if (found.value !== null) {
    const { owner, identity } = found.value
    if (isBanned(owner.banned_until, now)) return refuse('user_banned')
    await refreshIdentity(tx, identity, vouched.profile, now)
    return ok(owner)
  }
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  return await create(context, tx, vouched, now)
}

async function create(context: AuthContext, tx: AuthTx, vouched: Vouched, now: Date): Promise<Result<User>> {
  const { email, names } = vouched.profile
  const user = await insertUser(tx, {
    id: randomUUID(),
    email,
    is_sso_user: true,
    app_metadata: JSON.stringify({ provider: vouched.provider, providers: [vouched.provider] }),
    user_metadata: JSON.stringify(email === null ? names : { ...names, email_verified: true }),
    email_confirmed_at: email === null ? null : now,
    created_at: now,
    updated_at: now,
  })
  if (user === undefined || (await insertIdentity(tx, user, vouched, now)) === undefined) return refuse('conflict')
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'created', tx, user)
  return verdict.ok ? ok(user) : verdict
}
