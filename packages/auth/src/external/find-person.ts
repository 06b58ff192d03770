import { randomUUID } from 'node:crypto'
import { isBanned } from '../accounts/banned.ts'
import { callHook } from '../accounts/hooks.ts'
import { insertUser, type User, updateUser } from '../accounts/store.ts'
import { voidCodes } from '../codes/send.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { endSessions } from '../sessions/end.ts'
import { cameTogether, insertIdentity, lockOwner, refreshIdentity, syncProviders, type Vouched } from './identities.ts'

/**
 * The account of a person for whom a provider vouches: the one that has this way in, else the one with the same address if both sides have
 * proved it, else a new one. An address that the provider has not proved opens nothing and makes nothing.
 */
export async function findPerson(context: AuthContext, tx: AuthTx, vouched: Vouched): Promise<Result<User>> {
  const now = context.clock.now()
  const found = await lockOwner(tx, vouched)
  if (!found.ok) return found
  if (found.value !== null) {
    const { owner, identity } = found.value
    if (isBanned(owner.banned_until, now)) return refuse('user_banned')
    await refreshIdentity(tx, identity, vouched.profile, now)
    return ok(owner)
  }
  const { email, emailVerified } = vouched.profile
  if (email === null || !emailVerified) {
    return refuse('provider_email_needs_verification', {
      message: `${vouched.provider} has not verified an e-mail address of yours. Verify it there and sign in again.`,
    })
  }
  const holder = await lockHolder(tx, email)
  if (holder !== undefined) return await join(context, tx, holder, vouched)
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  return await create(context, tx, { ...vouched, email })
}

const lockHolder = (tx: AuthTx, email: string): Promise<User | undefined> =>
  tx
    .selectFrom('auth.users')
    .selectAll()
    .where('email', '=', email)
    .where('is_sso_user', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()

async function join(context: AuthContext, tx: AuthTx, holder: User, vouched: Vouched): Promise<Result<User>> {
  const now = context.clock.now()
  if (isBanned(holder.banned_until, now)) return refuse('user_banned')
  const proved = holder.email_confirmed_at === null ? await takeOver(context, tx, holder, vouched) : ok(holder)
  if (!proved.ok) return proved
  if ((await insertIdentity(tx, holder, vouched, now)) === undefined) return cameTogether()
  await recordEvents(tx, [{ user_id: holder.id, type: 'identity_linked', session_id: null, at: now }])
  return ok(await syncProviders(tx, proved.value))
}

/**
 * Whoever opened this account never proved the address, and now somebody has: nothing of the former stays that could open it, neither
 * password nor codes nor other ways in.
 */
async function takeOver(context: AuthContext, tx: AuthTx, holder: User, { profile }: Vouched): Promise<Result<User>> {
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

async function create(context: AuthContext, tx: AuthTx, vouched: Vouched & { email: string }): Promise<Result<User>> {
  const now = context.clock.now()
  const user = await insertUser(tx, {
    id: randomUUID(),
    email: vouched.email,
    app_metadata: JSON.stringify({ provider: vouched.provider, providers: [vouched.provider] }),
    user_metadata: JSON.stringify({ ...vouched.profile.names, email_verified: true }),
    email_confirmed_at: now,
    created_at: now,
    updated_at: now,
  })
  if (user === undefined || (await insertIdentity(tx, user, vouched, now)) === undefined) return cameTogether()
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'created', tx, user)
  return verdict.ok ? ok(user) : verdict
}
