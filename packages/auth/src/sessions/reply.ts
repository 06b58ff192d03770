import { viewAccount } from '../accounts/view.ts'
import type { AuthContext } from '../context.ts'
import type { Reply } from '../http/call.ts'
import type { User } from '../tables.ts'
import type { OpenSession } from './start.ts'

/** The Session object as clients get it, with a fresh access token. Call it after the transaction. */
export async function sessionWithToken(context: AuthContext, user: User, open: OpenSession) {
  const [account, access] = await Promise.all([
    viewAccount(context, user),
    context.accessTokens.sign(user, open.session),
  ])
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: context.settings.accessTokenSeconds,
    expires_at: access.expiresAt,
    refresh_token: open.refreshToken,
    user: account,
  }
}

/**
 * The answer that hands a session to its client. Call it after the transaction.
 * @param more fields to add to the session's
 */
export const sessionReply = async (
  context: AuthContext,
  { user, open }: { user: User; open: OpenSession },
  more: object = {},
): Promise<Reply> => ({
  status: 200,
  body: { ...(await sessionWithToken(context, user, open)), ...more },
  signedInUser: user,
})
