import type { Commitment } from '@squash/contract/commitments'
import type { Conflict } from '@squash/rules/conflicts/conflict'
import type { Named } from '@squash/rules/people/display-name'
import type { Db } from '../../platform/database/database.ts'

/** A user as a conflict shows them. */
export type Person = Named & { id: string; avatar_url: string | null; is_hidden: boolean }

/** A conflict and the users on its two sides; null where no one has joined, or an account was erased. */
export type StoredConflict = { conflict: Conflict; user1: Person | null; user2: Person | null }

/** Every conflict with both users, in one statement; the invited side is the current holder of the address. */
export const selectConflicts = (db: Db) =>
  db
    .selectFrom('conflicts as c')
    .innerJoin('conflict_parties as side2', (join) =>
      join.onRef('side2.conflict_id', '=', 'c.id').on('side2.party', '=', 'user2'),
    )
    .leftJoin('profiles as p1', 'p1.id', 'c.user1_id')
    .leftJoin('profiles as p2', 'p2.id', 'side2.person_id')
    .selectAll('c')
    .select([
      'side2.person_id as invitee_id',
      'p1.username as p1_username',
      'p1.first_name as p1_first_name',
      'p1.last_name as p1_last_name',
      'p1.avatar_url as p1_avatar_url',
      'p1.is_hidden as p1_is_hidden',
      'p2.username as p2_username',
      'p2.first_name as p2_first_name',
      'p2.last_name as p2_last_name',
      'p2.avatar_url as p2_avatar_url',
      'p2.is_hidden as p2_is_hidden',
    ])

type ConflictRow = Awaited<ReturnType<ReturnType<typeof selectConflicts>['executeTakeFirstOrThrow']>>

/** Splits a selected row into the rules' conflict and its users. */
export function readConflict(row: ConflictRow): StoredConflict {
  const {
    p1_username,
    p1_first_name,
    p1_last_name,
    p1_avatar_url,
    p1_is_hidden,
    p2_username,
    p2_first_name,
    p2_last_name,
    p2_avatar_url,
    p2_is_hidden,
    ...conflict
  } = row
  return {
    conflict,
    user1: conflict.user1_id
      ? {
          id: conflict.user1_id,
          username: p1_username,
          first_name: p1_first_name,
          last_name: p1_last_name,
          avatar_url: p1_avatar_url,
          is_hidden: p1_is_hidden ?? false,
        }
      : null,
    user2: conflict.invitee_id
      ? {
          id: conflict.invitee_id,
          username: p2_username,
          first_name: p2_first_name,
          last_name: p2_last_name,
          avatar_url: p2_avatar_url,
          is_hidden: p2_is_hidden ?? false,
        }
      : null,
  }
}

/** The columns of `conflicts`; `invitee_id` is stored with the sides. */
export function conflictColumns(conflict: Conflict) {
  const { invitee_id: _, ...columns } = conflict
  return {
    ...columns,
    mediation_commitments: asJson(conflict.mediation_commitments),
    rehash_commitments: asJson(conflict.rehash_commitments),
    reflection_commitments: asJson(conflict.reflection_commitments),
  }
}

/** As JSON text, because the driver would send an array as a PostgreSQL array. */
const asJson = (commitments: readonly Commitment[] | null): string | null => commitments && JSON.stringify(commitments)
