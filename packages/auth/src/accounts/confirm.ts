import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result } from '../result.ts'
import type { User } from '../tables.ts'
import { syncEmailIdentity, syncPhoneIdentity } from './address-identity.ts'
import { callHook } from './hooks.ts'
import { updateUser } from './store.ts'

/**
 * What to do with a password that was chosen before the address was confirmed. It is kept only when the code that
 * confirms the address was sent for a sign-up: otherwise a stranger may have chosen it
 * (docs/decisions/0026-sign-in-does-not-reveal-accounts.md).
 */
type EarlierPassword = 'kept' | 'dropped'

/** Marks the email address as confirmed, unless it already is. */
export async function confirmEmail(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  password: EarlierPassword = 'dropped',
): Promise<Result<User>> {
  if (user.email_confirmed_at !== null) return ok(user)
  const now = context.clock.now()
  const confirmed = await updateUser(tx, user.id, {
    email_confirmed_at: now,
    password_hash: passwordAfter(user, password),
    user_metadata: JSON.stringify({ ...user.user_metadata, email_verified: true }),
    updated_at: now,
  })
  await syncEmailIdentity(tx, confirmed)
  await recordEvents(tx, [{ user_id: user.id, type: 'email_confirmed', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'confirmed', tx, confirmed)
  return verdict.ok ? ok(confirmed) : verdict
}

/** Marks the phone number as confirmed, unless it already is. */
export async function confirmPhone(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  password: EarlierPassword = 'dropped',
): Promise<Result<User>> {
  if (user.phone_confirmed_at !== null) return ok(user)
  const now = context.clock.now()
  const confirmed = await updateUser(tx, user.id, {
    phone_confirmed_at: now,
    password_hash: passwordAfter(user, password),
    user_metadata: JSON.stringify({ ...user.user_metadata, phone_verified: true }),
    updated_at: now,
  })
  await syncPhoneIdentity(tx, confirmed)
  await recordEvents(tx, [{ user_id: user.id, type: 'phone_confirmed', session_id: null, at: now }])
  return ok(confirmed)
}

function passwordAfter(user: User, password: EarlierPassword): string | null {
  const wasProved = user.email_confirmed_at !== null || user.phone_confirmed_at !== null
  return wasProved || password === 'kept' ? user.password_hash : null
}
