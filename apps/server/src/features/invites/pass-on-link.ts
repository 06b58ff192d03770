import type { Invite } from './store.ts'

/** The page that the link to pass on opens. @param token the invite's `pass_on_token`, never the mailed one */
export const passOnPath = (token: string): string => `/invite/${token}`

/**
 * Whether an open invite opens with a link. The mailed one doesn't while a block withholds the invite. The one to pass on does,
 * because its creator can try it: only the signed-in user who blocked is kept out.
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
