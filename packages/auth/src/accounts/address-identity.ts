import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AuthTx } from '../ports.ts'
import type { Identity, User } from '../tables.ts'
import type { Address } from './address.ts'
import { updateUser } from './store.ts'

/** A new account's identity for its address. Its data includes the metadata given at sign-up. */
export const addressIdentity = (user: User, channel: Address['channel']): Identity => ({
  id: randomUUID(),
  user_id: user.id,
  provider: channel,
  provider_id: user.id,
  identity_data: { ...user.user_metadata, ...proofs(user, channel) },
  last_sign_in_at: user.last_sign_in_at,
  created_at: user.created_at,
  updated_at: user.updated_at,
})

export async function insertAddressIdentity(tx: AuthTx, user: User, channel: Address['channel']): Promise<Identity> {
  const identity = addressIdentity(user, channel)
  return await tx
    .insertInto('auth.identities')
    .values({ ...identity, identity_data: JSON.stringify(identity.identity_data) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Keeps the email identity in step with a confirmed or changed address, and creates it for an account that had none.
 */
export const syncEmailIdentity = (tx: AuthTx, user: User): Promise<User> => syncIdentity(tx, user, 'email')
/** The same for the phone identity. */
export const syncPhoneIdentity = (tx: AuthTx, user: User): Promise<User> => syncIdentity(tx, user, 'phone')

async function syncIdentity(tx: AuthTx, user: User, channel: Address['channel']): Promise<User> {
  const data = JSON.stringify(proofs(user, channel))
  const { numUpdatedRows } = await tx
    .updateTable('auth.identities')
    .set({ identity_data: sql<string>`identity_data || ${data}::jsonb`, updated_at: user.updated_at })
    .where('user_id', '=', user.id)
    .where('provider', '=', channel)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return user
  await insertAddressIdentity(tx, { ...user, created_at: user.updated_at, user_metadata: {} }, channel)
  const { provider = channel, providers = [] } = user.app_metadata
  const app_metadata = JSON.stringify({ ...user.app_metadata, provider, providers: [...providers, channel] })
  return await updateUser(tx, user.id, { app_metadata })
}

/** The identity's data about its address. */
const proofs = (user: User, channel: Address['channel']) => ({
  sub: user.id,
  ...(channel === 'email' ? { email: user.email } : { phone: user.phone }),
  email_verified: channel === 'email' && user.email_confirmed_at !== null,
  phone_verified: channel === 'phone' && user.phone_confirmed_at !== null,
})
