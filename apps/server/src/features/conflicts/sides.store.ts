import type { Group } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** An unanswered conflict of somebody else, as it goes from hand to hand. */
type Unanswered = { conflict: string; creator: string | null; grouping: Group; is_excused: boolean }

const RETURNED = [
  'c.id as conflict',
  'c.user1_id as creator',
  'side.grouping as grouping',
  'c.closed_without_blame as is_excused',
] as const

/**
 * Gives every waiting invite for this address that is not held back to the person who now holds it, and adds them to
 * their figures.
 * @param at since when the person has them
 * @returns the conflicts that are theirs from now on
 */
export async function joinWaiting(tx: Tx, person: string, email: string, at: Date): Promise<Unanswered[]> {
  const joined = await tx
    .updateTable('conflict_parties as side')
    .from(['conflicts as c', 'invites as i'])
    .set({ person_id: person, reached_at: at, ignored_at: null })
    .whereRef('c.id', '=', 'side.conflict_id')
    .whereRef('i.conflict_id', '=', 'c.id')
    .where('i.held_back', '=', false)
    .where('side.party', '=', 'user2')
    .where('side.person_id', 'is', null)
    // whoever answered and erased their account is not followed by the next holder of the address
    .where('side.other_id', 'is', null)
    .where('c.user2_email', '=', email.toLowerCase())
    .where('c.user2_id', 'is', null)
    // an address that the creator takes over later does not make them their own opponent
    .where((where) => where.or([where('c.user1_id', '!=', person), where('c.user1_id', 'is', null)]))
    .returning(RETURNED)
    .execute()
  await count(tx, person, joined, 1)
  return joined
}

/** Takes unanswered invites from a person who no longer holds the address. @returns the conflicts that were theirs */
export async function leaveWaiting(tx: Tx, person: string, email: string): Promise<Unanswered[]> {
  const left = await tx
    .updateTable('conflict_parties as side')
    .from('conflicts as c')
    .set({ person_id: null })
    .whereRef('c.id', '=', 'side.conflict_id')
    .where('side.party', '=', 'user2')
    .where('side.person_id', '=', person)
    .where('c.user2_email', '=', email.toLowerCase())
    .where('c.user2_id', 'is', null)
    .returning(RETURNED)
    .execute()
  await count(tx, person, left, -1)
  return left
}

async function count(tx: Tx, person: string, sides: Unanswered[], by: 1 | -1): Promise<void> {
  if (sides.length === 0) return
  const active = by * sides.filter(({ grouping }) => grouping === 'active').length
  const total = by * sides.length
  const excused = by * sides.filter(({ is_excused }) => is_excused).length
  await tx
    .insertInto('conflict_counts')
    .values({ person_id: person, total, active, history: total - active, excused })
    .onConflict((clash) =>
      clash.column('person_id').doUpdateSet({
        total: sql`conflict_counts.total + ${total}`,
        active: sql`conflict_counts.active + ${active}`,
        history: sql`conflict_counts.history + ${total - active}`,
        excused: sql`conflict_counts.excused + ${excused}`,
      }),
    )
    .execute()
}
