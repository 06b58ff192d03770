import { randomUUID } from 'node:crypto'
import type { Identity, User } from '../accounts/store.ts'
import { updateUser } from '../accounts/store.ts'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { ExternalProfile } from '../providers/profile.ts'
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
