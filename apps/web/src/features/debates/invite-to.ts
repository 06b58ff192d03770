import type { Debate } from '@squash/contract/debates'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'

/** The invite to a debate, as it is declined. */
export const inviteTo = ({ id, creator_display_name }: Debate) => ({
  kind: 'debate' as const,
  id,
  inviter: shortNameOf(creator_display_name),
})
