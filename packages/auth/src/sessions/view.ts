import type { User } from '../accounts/store.ts'
import { viewAccount } from '../accounts/view-account.ts'
import type { AuthContext } from '../context.ts'
import type { OpenSession } from './types.ts'

/** The Session object of the wire (protocol §2), with a fresh access token. Call it after the transaction. */
export async function viewSession(context: AuthContext, user: User, open: OpenSession) {
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
