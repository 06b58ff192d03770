import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { syncEmailIdentity } from './address-identity.ts'
import { callHook } from './hooks.ts'
import { findUserByAddress, type User, updateUser } from './store.ts'

/**
 * One of the two addresses agrees to the change (protocol §4).
 * @returns null while the other has still to agree, then the account with its new address
 */
export async function applyEmailChange(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  by: 'new' | 'current',
): Promise<Result<User | null>> {
  if (user.new_email === null) return refuse('otp_expired')
  const now = context.clock.now()
  const other = by === 'new' ? 'current' : 'new'
  if (user.email !== null && user.email_change_confirmed_by !== other) {
    await updateUser(tx, user.id, { email_change_confirmed_by: by, updated_at: now })
    return ok(null)
  }

  const holder = await findUserByAddress(tx, { channel: 'email', value: user.new_email })
  if (holder !== undefined && holder.id !== user.id) return refuse('email_exists')
  const changed = await updateUser(tx, user.id, {
    email: user.new_email,
    email_confirmed_at: user.email_confirmed_at ?? now,
    new_email: null,
    email_change_confirmed_by: null,
    email_change_sent_at: null,
    updated_at: now,
  })
  const known = await syncEmailIdentity(tx, changed)
  await recordEvents(tx, [{ user_id: user.id, type: 'email_changed', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'emailChanged', tx, known)
  return verdict.ok ? ok(known) : verdict
}
