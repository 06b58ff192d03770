import type { User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import type { Reply } from '../http/call.ts'
import type { OpenSession } from './types.ts'
import { viewSession } from './view.ts'

/** The answer that hands a session to its client. @param more further fields beside the session's. Call it after the transaction. */
export const sessionReply = async (
  context: AuthContext,
  { user, open }: { user: User; open: OpenSession },
  more: object = {},
): Promise<Reply> => ({ status: 200, body: { ...(await viewSession(context, user, open)), ...more }, letsIn: user })
