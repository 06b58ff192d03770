import type { NoticeMail } from '../codes/messages.ts'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import type { User } from '../tables.ts'

/**
 * Mails the owner about a change, in case they didn't make it; runs in the change's transaction. An account without an
 * email address gets no mail.
 */
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
