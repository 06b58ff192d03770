import { randomUUID } from 'node:crypto'
import { lockUser, updateUser } from '../accounts/store.ts'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { ExternalProfile } from '../providers/profile.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Identity, User } from '../tables.ts'
import type { Metadata } from '../values.ts'

/** A user as a provider knows them. */
export type ExternalIdentity = { provider: string; profile: ExternalProfile }

export const findIdentity = (db: AuthDb, { provider, profile }: ExternalIdentity): Promise<Identity | undefined> =>
  db
    .selectFrom('auth.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', profile.subject)
    .executeTakeFirst()

/** Another sign-in of the same user, or a change to their account, was faster; a retry finds what it created. */
export const conflictingSignIn = () => refuse('conflict', { message: 'Another sign-in to this account finished first' })

/**
 * The account with this identity, locked. The identity is read under the lock: its owner may have removed it while this
 * sign-in waited.
 * @returns null when no account has it
 */
export async function lockOwner(
  tx: AuthTx,
  external: ExternalIdentity,
): Promise<Result<{ owner: User; identity: Identity } | null>> {
  const seen = await findIdentity(tx, external)
  if (seen === undefined) return ok(null)
  const owner = await lockUser(tx, seen.user_id)
  const identity = await findIdentity(tx, external)
  return owner === undefined || identity?.user_id !== owner.id ? conflictingSignIn() : ok({ owner, identity })
}

/** Links an identity to an account. @returns undefined when another account has it */
export async function insertIdentity(
  tx: AuthTx,
  user: User,
  external: ExternalIdentity,
  at: Date,
): Promise<Identity | undefined> {
  const identity = await tx
    .insertInto('auth.identities')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider: external.provider,
      provider_id: external.profile.subject,
      identity_data: JSON.stringify(dataOf(external.profile)),
      last_sign_in_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return identity
}

/** Stores the provider's current data about the user. */
export const refreshIdentity = (tx: AuthTx, identity: Identity, profile: ExternalProfile, at: Date) =>
  tx
    .updateTable('auth.identities')
    .set({ identity_data: JSON.stringify({ ...identity.identity_data, ...dataOf(profile) }), updated_at: at })
    .where('id', '=', identity.id)
    .execute()

const dataOf = ({ subject, email, emailVerified, names }: ExternalProfile): Metadata => ({
  ...names,
  sub: subject,
  provider_id: subject,
  ...(email === null ? {} : { email }),
  email_verified: emailVerified,
  phone_verified: false,
})

/** Rewrites the list of an account's providers, oldest first. */
export async function syncProviders(tx: AuthTx, user: User): Promise<User> {
  const rows = await tx
    .selectFrom('auth.identities')
    .select('provider')
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const providers = [...new Set(rows.map((row) => row.provider))]
  const { provider: former } = user.app_metadata
  const provider = former !== undefined && providers.includes(former) ? former : providers[0]
  return await updateUser(tx, user.id, {
    app_metadata: JSON.stringify({ ...user.app_metadata, ...(provider === undefined ? {} : { provider }), providers }),
  })
}
