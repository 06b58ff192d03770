import type { AuthContext, AuthTx } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import { ok, type Result } from '../result.ts'
import { syncEmailIdentity } from './email-identity.ts'
import { callHook } from './hooks.ts'
import { type User, updateUser } from './store.ts'

/** Marks the address as proved, unless it was before. */
export async function confirmEmail(context: AuthContext, tx: AuthTx, user: User): Promise<Result<User>> {
  if (user.email_confirmed_at !== null) return ok(user)
  const now = context.clock.now()
  const confirmed = await updateUser(tx, user.id, {
    email_confirmed_at: now,
    user_metadata: JSON.stringify({ ...user.user_metadata, email_verified: true }),
    updated_at: now,
  })
  await syncEmailIdentity(tx, confirmed)
  await recordEvents(tx, [{ user_id: user.id, type: 'email_confirmed', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'confirmed', tx, confirmed)
  return verdict.ok ? ok(confirmed) : verdict
}
