import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { syncPhoneIdentity } from './address-identity.ts'
import { findUserByAddress, type User, updateUser } from './store.ts'

/** The number that waits on the account becomes its own, proved. */
export async function applyPhoneChange(context: AuthContext, tx: AuthTx, user: User): Promise<Result<User>> {
  if (user.new_phone === null) return refuse('otp_expired')
  const now = context.clock.now()
  const holder = await findUserByAddress(tx, { channel: 'phone', value: user.new_phone })
  if (holder !== undefined && holder.id !== user.id) return refuse('phone_exists')
  const changed = await updateUser(tx, user.id, {
    phone: user.new_phone,
    phone_confirmed_at: now,
    new_phone: null,
    phone_change_sent_at: null,
    updated_at: now,
  })
  const known = await syncPhoneIdentity(tx, changed)
  await recordEvents(tx, [{ user_id: user.id, type: 'phone_changed', session_id: null, at: now }])
  return ok(known)
}
