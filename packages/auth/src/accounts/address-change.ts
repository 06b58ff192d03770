import { takeAllowance } from '../codes/allowance.ts'
import { checkWait, requestKey } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { User } from '../tables.ts'
import { type Address, parseReachable } from './address.ts'
import { syncEmailIdentity, syncPhoneIdentity } from './address-identity.ts'
import { callHook } from './hooks.ts'
import { findUserByAddress, updateUser } from './store.ts'

/** The rate-limit key for the messages of a change: the account's current address, else the account itself. */
export const countedAddress = (user: User, { channel }: Pick<Address, 'channel'>): Address => ({
  channel,
  value: user[channel] ?? user.id,
})

/**
 * The address to change to, or undefined when none is given or it is the current one. Refuses an address that is taken,
 * and a change whose message would come too soon or exceed a limit. `from` is the requesting client's network address.
 */
export async function readNewAddress(
  context: AuthContext,
  user: User,
  given: { channel: Address['channel']; value: string | undefined; from: string },
): Promise<Result<Address | undefined>> {
  const { channel, value, from } = given
  if (value === undefined) return ok(undefined)
  if (channel === 'phone' && !context.settings.phoneProvider) return refuse('phone_provider_disabled')
  const address = parseReachable({ channel, value })
  if (!address.ok) return address
  if (address.value.value === user[channel]) return ok(undefined)
  if (await findUserByAddress(context.db, address.value)) return refuse(`${channel}_exists`)
  if (channel === 'phone' && context.settings.phoneAutoconfirm) return address

  const purpose = `${channel}_change` as const
  const early = await checkWait(context, { to: countedAddress(user, address.value), purpose })
  if (!early.ok) return early
  const allowance = await takeAllowance(context, {
    channel,
    from,
    recipient: requestKey({ to: address.value, purpose }),
  })
  return allowance.ok ? address : allowance
}

/**
 * Records that one of the two addresses agreed to the change.
 * @returns null while the other still has to agree, then the account with its new address
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

/** The account's pending number becomes its own, confirmed. */
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
