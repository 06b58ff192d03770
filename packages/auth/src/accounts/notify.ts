import type { NoticeMail } from '../codes/mail.ts'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import type { User } from './store.ts'

/** Mails the owner what was changed, in case it was not them; in the transaction of the change. An account without an address gets no mail. */
export async function notifyOwner(
  { mailer }: Pick<AuthContext, 'mailer'>,
  tx: AuthTx,
  user: User,
  kind: NoticeMail['kind'],
): Promise<void> {
  if (user.email === null) return
  const owner = { id: user.id, email: user.email, metadata: user.user_metadata }
  await mailer.queue(tx, { kind, to: user.email, user: owner })
}
