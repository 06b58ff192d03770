import { ok, type Result, refuse } from '../result.ts'

/**
 * How an invite was reached: by its mailed link, by the one that its creator shares, or by a mailed link from before its
 * address was corrected.
 */
export type InviteLink = 'mailed' | 'shared' | 'former'

export type InviteAction = 'decline' | 'block' | 'report'

/** Who follows a link; the creator is the one who sent the invite. */
type Follower = 'visitor' | 'user' | 'creator'

/**
 * Whether a link allows this. A mailed link proves who reads the inbox, so that it speaks for its address. A shared one proves
 * nothing, so that a block made with it is the signed-in user's own, and its creator can't answer their own invite.
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
