import type { InviteKind } from '@squash/contract/values'
import type { Generated } from 'kysely'

export type InviteTables = {
  invites: {
    kind: InviteKind
    /** What the invite is for: `kind` says which of the two is set. */
    conflict_id: string | null
    debate_id: string | null
    token: string
    pass_on_token: Generated<string>
    email: string
    inviter_id: string | null
    created_at: Date
    first_sent_at: Date | null
    last_sent_at: Date | null
    times_sent: Generated<number>
    withheld: Generated<boolean>
    corrections: Generated<number>
  }
  former_invite_links: {
    token: string
    conflict_id: string | null
    debate_id: string | null
    email: string
    inviter_id: string
    corrected_at: Date
  }
  corrected_invites: {
    email: string
    inviter_id: string
    first_sent_at: Date
    last_sent_at: Date
    times_sent: number
    withheld: boolean
  }
}
