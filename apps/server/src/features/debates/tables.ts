import type { DebateClosedReason, DebateOutcome, DebateSide, DebateStatus } from '@squash/contract/values'
import type { Generated } from 'kysely'
import type { HideableColumns } from '../../platform/database/hideable.ts'

export type PublicDebatesTable = {
  id: string
  title: string
  creator_id: string | null
  creator_side: string
  creator_position: string | null
  opponent_side: string
  opponent_email: string
  invitee_id: string | null
  invitee_since: Date | null
  ignored_at: Date | null
  opponent_id: string | null
  opponent_position: string | null
  status: DebateStatus
  created_at: Date
  answered_at: Date | null
  expires_at: Date | null
  closed_at: Date | null
  closed_reason: DebateClosedReason | null
  outcome: DebateOutcome | null
  creator_votes: number
  opponent_votes: number
  is_hidden: boolean
}

export type DebateTables = {
  public_debates: PublicDebatesTable & Omit<HideableColumns, 'is_hidden'>
  debate_votes: { debate_id: string; voter_id: string | null; side: DebateSide; voted_at: Date }
  debate_figures: {
    person_id: string
    pending: Generated<number>
    participations: Generated<number>
    wins: Generated<number>
  }
  debate_totals: { shard: number; active: Generated<number>; completed: Generated<number> }
}
