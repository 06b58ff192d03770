import { isBanned } from '../accounts/ban.ts'
import { callHook } from '../accounts/hooks.ts'
import { updateUser } from '../accounts/store.ts'
import { voidCodes } from '../codes/send.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { endSessions } from '../sessions/end.ts'
import type { User } from '../tables.ts'
import { createAccount } from './create-account.ts'
import {
  conflictingSignIn,
  type ExternalIdentity,
  insertIdentity,
  lockOwner,
  refreshIdentity,
  syncProviders,
} from './identities.ts'

/**
 * The account of a user that a provider vouches for: the one with this identity, else the one with the same address,
 * else a new one. An address that the provider has not verified neither opens nor creates an account, and an account
 * that has not confirmed the address goes through `takeOver` first.
 */
export async function findOrCreateAccount(
  context: AuthContext,
  tx: AuthTx,
  external: ExternalIdentity,
): Promise<Result<User>> {
  const known = await findKnownAccount(context, tx, external)
  if (!known.ok) return known
  if (known.value !== null) return ok(known.value)
  const { email, emailVerified } = external.profile
  if (email === null || !emailVerified) {
    return refuse('provider_email_needs_verification', {
      message: `${external.provider} hasn’t verified your email address. Verify it there, then sign in again.`,
    })
  }
  const holder = await lockHolder(tx, email)
  if (holder !== undefined) return await join(context, tx, holder, external)
  return await createAccount(context, tx, external)
}

/**
 * Locks the account with this identity, and stores the provider's current data about its user.
 * @returns null when no account has it
 */
async function findKnownAccount(
  context: AuthContext,
  tx: AuthTx,
  external: ExternalIdentity,
): Promise<Result<User | null>> {
  const found = await lockOwner(tx, external)
  if (!found.ok) return found
  if (found.value === null) return ok(null)
  const now = context.clock.now()
  const { owner, identity } = found.value
  if (isBanned(owner.banned_until, now)) return refuse('user_banned')
  await refreshIdentity(tx, identity, external.profile, now)
  return ok(owner)
}

const lockHolder = (tx: AuthTx, email: string): Promise<User | undefined> =>
  tx
    .selectFrom('auth.users')
    .selectAll()
    .where('email', '=', email)
    .where('is_sso_user', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()

async function join(context: AuthContext, tx: AuthTx, holder: User, external: ExternalIdentity): Promise<Result<User>> {
  const now = context.clock.now()
  if (isBanned(holder.banned_until, now)) return refuse('user_banned')
  const proved = holder.email_confirmed_at === null ? await takeOver(context, tx, holder, external) : ok(holder)
  if (!proved.ok) return proved
  if ((await insertIdentity(tx, holder, external, now)) === undefined) return conflictingSignIn()
  await recordEvents(tx, [{ user_id: holder.id, type: 'identity_linked', session_id: null, at: now }])
  return ok(await syncProviders(tx, proved.value))
}

/**
 * Hands an account with an unconfirmed address over to the address's owner: everything else that could open it is
 * removed, such as its password, codes, sessions and other identities.
 */
async function takeOver(
  context: AuthContext,
  tx: AuthTx,
  holder: User,
  { profile }: ExternalIdentity,
): Promise<Result<User>> {
  const now = context.clock.now()
  await voidCodes(tx, holder.id)
  await endSessions(tx, holder.id, 'all')
  await tx.deleteFrom('auth.identities').where('user_id', '=', holder.id).execute()
  const taken = await updateUser(tx, holder.id, {
    password_hash: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_confirmed_by: null,
    email_confirmed_at: now,
    app_metadata: JSON.stringify({}),
    user_metadata: JSON.stringify({ ...profile.names, email_verified: true }),
    updated_at: now,
  })
  await recordEvents(tx, [{ user_id: holder.id, type: 'email_confirmed', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'confirmed', tx, taken)
  return verdict.ok ? ok(taken) : verdict
}

/**
 * The account of a user who signs in through their organisation. It belongs to the organisation alone: another account with
 * the same address, even one of another organisation, stays separate.
 */
export async function findOrCreateManagedAccount(
  context: AuthContext,
  tx: AuthTx,
  external: ExternalIdentity,
): Promise<Result<User>> {
  const known = await findKnownAccount(context, tx, external)
  if (!known.ok) return known
  return known.value === null ? await createAccount(context, tx, external, { isManaged: true }) : ok(known.value)
}
