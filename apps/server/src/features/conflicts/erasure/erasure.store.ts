import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { ErasedPerson } from '../../../platform/erasure/erased-person.ts'

/**
 * The conflicts in which a user is on a side, and those that wait only for their address, in the same order everywhere.
 */
export async function listConflictsOf(tx: Tx, { id, address }: ErasedPerson): Promise<string[]> {
  const own = tx
    .selectFrom('conflicts')
    .select('id')
    .where('user1_id', '=', id)
    .union(tx.selectFrom('conflicts').select('id').where('user2_id', '=', id))
    .union(tx.selectFrom('conflict_parties').select('conflict_id as id').where('person_id', '=', id))
    .union(tx.selectFrom('conflicts').select('id').where('user2_email', '=', address).where('user2_id', 'is', null))
  const rows = await tx.selectFrom(own.as('own')).select('id').orderBy('id').execute()
  return rows.map((row) => row.id)
}

/** Removes the address from conflicts where it previously belonged to another account. */
export async function eraseAddress(tx: Tx, address: string): Promise<void> {
  await tx
    .with('erased', (db) =>
      db
        .updateTable('conflicts')
        .set({ user2_email: ERASED_ADDRESS })
        .where('user2_email', '=', address)
        .returning('id'),
    )
    .updateTable('conflict_parties')
    .from('erased')
    .set({ search_words: null })
    .whereRef('conflict_parties.conflict_id', '=', 'erased.id')
    .execute()
}

/** Resets the side of the user who answered to unanswered: no user on it, and no opponent. */
export async function leaveSides(tx: Tx, person: string): Promise<void> {
  await tx
    .updateTable('conflict_parties')
    .set({ person_id: null, other_id: null })
    .where('person_id', '=', person)
    .where('party', '=', 'user2')
    .execute()
}

/** Removes a user from the number of people that others have met in conflicts. */
export async function uncountMet(tx: Tx, person: string): Promise<void> {
  await tx
    .updateTable('conflict_counts')
    .from('shared_conflict_counts as shared')
    .set({ people: sql`people - 1` })
    .whereRef('shared.person_id', '=', 'conflict_counts.person_id')
    .where('shared.other_id', '=', person)
    .execute()
}

/** The monthly job remembers the last user it processed; once it is over, it no longer needs to. */
export async function forgetLastJudged(tx: Tx, person: string): Promise<void> {
  await tx
    .updateTable('judged_months')
    .set({ up_to: null })
    .where('up_to', '=', person)
    .where('done', '=', true)
    .execute()
}

/** Conflicts abandoned at or before this time that still contain messages, the oldest first. */
export async function listOldWords(db: Db, closed: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conflicts')
    .select('id')
    .where('status', '=', 'abandoned')
    .where((eb) => eb.or([eb('user1_raw_message', 'is not', null), eb('user2_raw_message', 'is not', null)]))
    .where('last_move_at', '<=', closed)
    .orderBy('last_move_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
