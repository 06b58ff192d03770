import type { RulingCheck, RulingVerdict, RulingVote, Writer } from '@squash/contract/values'
import type { ColumnType, Generated } from 'kysely'
import type { HideableColumns } from '../../platform/database/hideable.ts'

/** All names that a user has had, by kind. */
export type KnownNames = { first: string[]; last: string[]; username: string[] }
type Names = ColumnType<KnownNames, string, string>

export type RulingTables = {
  public_rulings: HideableColumns & {
    conflict_id: string
    issued_at: Date
    title: string
    summary: string
    ruling: string
    written_by: Generated<Writer | null>
    verdict: Generated<RulingVerdict | null>
    asked: Generated<RulingCheck | null>
    user1_point: Generated<string | null>
    user2_point: Generated<string | null>
    user1_id: string | null
    user2_id: string | null
    user1_shown: boolean
    user2_shown: boolean
    user1_names: Names
    user2_names: Names
  }
  conflict_votes: {
    conflict_id: string
    voter_id: string | null
    vote_type: RulingVote
    previous_type: RulingVote | null
    voted_at: Date
  }
  ruling_tallies: { conflict_id: string } & Record<RulingVote, Generated<number>>
  bad_faith_days: { voter_id: string; local_day: string }
  unpublished_rulings: { conflict_id: string }
}
