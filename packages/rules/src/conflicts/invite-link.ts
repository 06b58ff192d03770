import { ok, type Result, refuse } from '../result.ts'

/**
 * The link by which an invite was opened: the mailed one, the one its creator shares, or a mailed one from before the
 * invite's address was corrected.
 */
export type InviteLink = 'mailed' | 'shared' | 'former'

export type InviteAction = 'decline' | 'block' | 'report'

/** Who opens the link. The creator is the sender of the invite. */
type Follower = 'visitor' | 'user' | 'creator'

/**
 * Whether the link allows an action. A mailed link proves access to the inbox, so its holder acts for the invited
 * address. A shared one proves nothing: blocking with it needs a session and applies to that user only, and the
 * creator, who also has it, can't respond to their own invite.
 */
export function decideByLink(
  action: InviteAction,
  link: InviteLink,
  by: Follower,
): Result<null, 'invite.not_found' | 'session.required'> {
  if (link === 'mailed') return ok(null)
  if (link === 'former') return action === 'decline' ? refuse('invite.not_found') : ok(null)
  if (by === 'creator') return refuse('invite.not_found')
  return action === 'block' && by === 'visitor' ? refuse('session.required') : ok(null)
}
