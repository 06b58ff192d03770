import { lockUser } from '../accounts/store.ts'
import { forgetRequests } from '../codes/wait.ts'
import type { AuthTx } from '../ports.ts'
import type { User } from '../tables.ts'
import type { Metadata } from '../values.ts'

/** A user's names and addresses, so that the host can find them in its own data. */
export type KnownBy = { names: string[]; emails: string[]; phones: string[] }

/** The keys that sign-up forms and providers use for a name. */
const NAMES = [
  'username',
  'first_name',
  'last_name',
  'full_name',
  'name',
  'preferred_username',
  'user_name',
  'nickname',
]

/**
 * Locks an account against changes and new references. @returns its names and addresses; null when there is no such
 * account
 */
export async function lockForErasure(tx: AuthTx, userId: string): Promise<KnownBy | null> {
  const user = await tx.selectFrom('auth.users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst()
  if (user === undefined) return null
  const identities = await tx
    .selectFrom('auth.identities')
    .select('identity_data')
    .where('user_id', '=', userId)
    .execute()
  const metadata = [user.user_metadata, ...identities.map(({ identity_data }) => identity_data)]
  return {
    names: distinct(metadata.flatMap((data) => NAMES.map((name) => data[name]))),
    emails: distinct([user.email, user.new_email, ...metadata.map((data: Metadata) => data.email)]),
    phones: distinct([user.phone, user.new_phone]),
  }
}

/** All other rows refer to the account's row and are deleted with it. */
export async function erase(tx: AuthTx, userId: string): Promise<void> {
  const user: User | undefined = await lockUser(tx, userId)
  if (user === undefined) return
  await forgetRequests(tx, [
    ...distinct([user.email, user.new_email]).map((value) => ({ channel: 'email' as const, value })),
    ...distinct([user.phone, user.new_phone]).map((value) => ({ channel: 'phone' as const, value })),
  ])
  await tx.deleteFrom('auth.users').where('id', '=', userId).execute()
}

const distinct = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string').filter((value) => value !== '')),
]
