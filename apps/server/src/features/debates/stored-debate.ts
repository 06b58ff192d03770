import type { DebateSide } from '@squash/contract/values'
import type { Debate } from '@squash/rules/debates/debate'
import type { Named } from '@squash/rules/people/display-name'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { PublicDebatesTable } from './tables.ts'

/** A user as a debate shows them. */
export type Debater = Named & {
  id: string
  avatar_url: string | null
  conflict_archetype: string | null
  archetype_emoji: string | null
  supporter_emoji: string | null
  is_hidden: boolean
}

/**
 * A debate, the users on its two sides (null where no one answered, or an account was erased), and the viewer's vote.
 */
export type StoredDebate = {
  debate: Debate
  creator: Debater | null
  opponent: Debater | null
  vote: DebateSide | null
}

/** A profile's part of a row as one column, so that both parties of a debate are read alike. */
export const debater = (alias: 'creator' | 'opponent') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<Debater | null>`case when ${column('id')} is not null then jsonb_build_object(
    'id', ${column('id')}, 'first_name', ${column('first_name')}, 'last_name', ${column('last_name')},
    'username', ${column('username')}, 'avatar_url', ${column('avatar_url')},
    'conflict_archetype', ${column('conflict_archetype')}, 'archetype_emoji', ${column('archetype_emoji')},
    'supporter_emoji', ${column('supporter_emoji')},
    'is_hidden', ${column('is_hidden')}) end`
}

/** Every debate with both parties and the viewer's vote, in one statement. */
export const selectDebates = (db: Db, viewer: string) =>
  db
    .selectFrom('public_debates as d')
    .leftJoin('profiles as creator', 'creator.id', 'd.creator_id')
    .leftJoin('profiles as opponent', 'opponent.id', 'd.opponent_id')
    .leftJoin('debate_votes as vote', (join) =>
      join.onRef('vote.debate_id', '=', 'd.id').on('vote.voter_id', '=', viewer),
    )
    .selectAll('d')
    .select([debater('creator').as('creator'), debater('opponent').as('opponent'), 'vote.side as vote'])

type DebateRow = PublicDebatesTable & Omit<StoredDebate, 'debate'>

/** Splits a selected row into the debate and its people. */
export const readStored = ({ creator, opponent, vote, ...row }: DebateRow): StoredDebate => ({
  debate: readDebate(row),
  creator,
  opponent,
  vote,
})

/** The columns that every state has. */
const baseColumns = (row: PublicDebatesTable) => ({
  id: row.id,
  title: row.title,
  creator_id: row.creator_id,
  creator_side: row.creator_side,
  creator_position: row.creator_position,
  opponent_side: row.opponent_side,
  opponent_email: row.opponent_email,
  created_at: row.created_at,
  is_hidden: row.is_hidden,
})

const answered = (row: PublicDebatesTable) => ({
  ...baseColumns(row),
  opponent_id: row.opponent_id,
  opponent_position: row.opponent_position,
  answered_at: required(row.answered_at),
  expires_at: required(row.expires_at),
  votes: { creator: row.creator_votes, opponent: row.opponent_votes },
})

/** Converts a row to the state that it is in. */
export function readDebate(row: PublicDebatesTable): Debate {
  switch (row.status) {
    case 'pending': {
      const { invitee_id, invitee_since, ignored_at } = row
      return { ...baseColumns(row), status: 'pending', invitee_id, invitee_since, ignored_at }
    }
    case 'active':
      return { ...answered(row), status: 'active' }
    case 'complete':
      return {
        ...answered(row),
        status: 'complete',
        closed_at: required(row.closed_at),
        outcome: required(row.outcome),
      }
    case 'expired':
      return {
        ...baseColumns(row),
        status: 'expired',
        invitee_id: row.invitee_id,
        closed_at: required(row.closed_at),
        closed_reason: required(row.closed_reason),
      }
  }
}

/** A column that the table's checks guarantee in this state. */
function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A debate is missing what its state requires')
  return value
}
