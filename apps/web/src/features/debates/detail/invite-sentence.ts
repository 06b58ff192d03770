import type { Debate } from '@squash/contract/debates'

type Invite = Pick<Debate, 'viewer_role' | 'closed_reason' | 'status' | 'creator_display_name' | 'opponent_email'>

/** Where the invite to a debate stands, for this viewer. Nobody is blamed for declining. */
export function inviteSentence(invite: Invite): string {
  const { viewer_role, creator_display_name, opponent_email } = invite
  const isCreator = viewer_role === 'creator'
  if (invite.status !== 'expired')
    return isCreator
      ? `Waiting for ${opponent_email ?? 'the other person'} to take the other side. Until then only the two of you see this.`
      : `${creator_display_name} asks you to take the other side.`
  switch (invite.closed_reason) {
    case 'declined':
      return isCreator
        ? `${opponent_email ?? 'The other person'} would rather not debate this. That’s their call. It says nothing about who’s right, and nobody loses points.`
        : 'You declined this debate, and that’s fine. Nobody loses points.'
    case 'left':
      return 'The person who started this debate has deleted their account, so it’s closed.'
    default:
      return 'Nobody took the other side within 30 days, so this debate is closed. Either of you can start it again.'
  }
}
