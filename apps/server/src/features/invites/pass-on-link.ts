import type { Invite } from './store.ts'

/** The page that the link to pass on opens. @param token the invite's `pass_on_token`, never the mailed one */
export const passOnPath = (token: string): string => `/invite/${token}`

/**
 * Whether a link opens an open invite. While a block withholds the invite, the mailed link doesn't. The link to pass on
 * still does, because the invite's creator can try it; it fails only for the signed-in user who created the block.
 * @param by the token of the link, and the user who follows it; null without a session
 */
export function opensWith(
  invite: Pick<Invite, 'token' | 'withheld' | 'inviter_id' | 'holder_id'>,
  by: { token: string; person: string | null },
): boolean {
  if (!invite.withheld) return true
  if (by.token === invite.token) return false
  return by.person === null || by.person === invite.inviter_id || by.person !== invite.holder_id
}
