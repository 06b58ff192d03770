import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AuthTx } from '../context.ts'
import type { Identity, User } from './store.ts'

/** Gives a new account its way in by e-mail. Its data repeats what was said at sign-up (protocol §2). */
export const insertEmailIdentity = (tx: AuthTx, user: User): Promise<Identity> =>
  tx
    .insertInto('auth.identities')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider: 'email',
      provider_id: user.id,
      identity_data: JSON.stringify({
        ...user.user_metadata,
        sub: user.id,
        email: user.email,
        email_verified: user.email_confirmed_at !== null,
        phone_verified: false,
      }),
      last_sign_in_at: user.last_sign_in_at,
      created_at: user.created_at,
      updated_at: user.created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Keeps the e-mail identity in step with a confirmed or changed address. */
export async function syncEmailIdentity(tx: AuthTx, user: User): Promise<void> {
  const proved = JSON.stringify({ email: user.email, email_verified: user.email_confirmed_at !== null })
  await tx
    .updateTable('auth.identities')
    .set({ identity_data: sql<string>`identity_data || ${proved}::jsonb`, updated_at: user.updated_at })
    .where('user_id', '=', user.id)
    .where('provider', '=', 'email')
    .execute()
}
