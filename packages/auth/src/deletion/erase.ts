import { lockUser, type User } from '../accounts/store.ts'
import { forgetRequests } from '../codes/wait.ts'
import type { AuthTx } from '../ports.ts'
import type { Metadata } from '../tables.ts'

/** What somebody is called and reached by, so that the host finds it in what it keeps. */
export type KnownBy = { names: string[]; emails: string[]; phones: string[] }

/** What sign-up forms and providers call a name. */
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

/** Locks an account against being changed or referred to. @returns what it is known by; null when there is none */
export async function lockForErasure(tx: AuthTx, userId: string): Promise<KnownBy | null> {
  const user = await tx.selectFrom('auth.users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst()
  if (user === undefined) return null
  const identities = await tx
    .selectFrom('auth.identities')
    .select('identity_data')
    .where('user_id', '=', userId)
    .execute()
  const told = [user.user_metadata, ...identities.map(({ identity_data }) => identity_data)]
  return {
    names: distinct(told.flatMap((data) => NAMES.map((name) => data[name]))),
    emails: distinct([user.email, user.new_email, ...told.map((data: Metadata) => data.email)]),
    phones: distinct([user.phone, user.new_phone]),
  }
}

/** Everything else refers to the account's row and goes with it. */
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
