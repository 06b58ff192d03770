import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import type { User } from '../tables.ts'
import { hashCode } from './code.ts'

/** Uses up the code that GET /reauthenticate sent. @returns false when the code is wrong or has expired */
export async function takeNonce({ clock }: AuthContext, tx: AuthTx, user: User, nonce: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', user.id)
    .where('slot', '=', 'reauthentication')
    .where('code_hash', '=', hashCode(user.email ?? user.phone ?? '', nonce))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return numDeletedRows === 1n
}
