import { randomUUID } from 'node:crypto'
import type { Identity, User } from '../accounts/store.ts'
import { lockUser, updateUser } from '../accounts/store.ts'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { ExternalProfile } from '../providers/profile.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Metadata } from '../tables.ts'

/** A person as a provider knows them. */
export type Vouched = { provider: string; profile: ExternalProfile }

export const findIdentity = (db: AuthDb, { provider, profile }: Vouched): Promise<Identity | undefined> =>
  db
    .selectFrom('auth.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', profile.subject)
    .executeTakeFirst()

/** Another sign-in of the same person, or a change of their account, was faster; a second try finds what it made. */
export const cameTogether = () => refuse('conflict', { message: 'Another sign-in of the same person was faster' })

/**
 * The account that has this way in, locked. The way in is read under the lock: its owner may have removed it while this sign-in waited.
 * @returns null when no account has it
 */
export async function lockOwner(
  tx: AuthTx,
  vouched: Vouched,
): Promise<Result<{ owner: User; identity: Identity } | null>> {
  const seen = await findIdentity(tx, vouched)
  if (seen === undefined) return ok(null)
  const owner = await lockUser(tx, seen.user_id)
  const identity = await findIdentity(tx, vouched)
  return owner === undefined || identity?.user_id !== owner.id ? cameTogether() : ok({ owner, identity })
}

/** Gives an account a further way in. @returns undefined when somebody has it already */
export async function insertIdentity(
  tx: AuthTx,
  user: User,
  vouched: Vouched,
  at: Date,
): Promise<Identity | undefined> {
  const identity = await tx
    .insertInto('auth.identities')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider: vouched.provider,
      provider_id: vouched.profile.subject,
      identity_data: JSON.stringify(dataOf(vouched.profile)),
      last_sign_in_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return identity
}

/** Keeps what the provider says of the person now. */
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

/** Writes the list of an account's providers anew, the first one first (protocol §2). */
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
