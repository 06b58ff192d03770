import type { Group } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** An unanswered conflict whose invited side gains or loses an account. */
type Unanswered = { conflict: string; creator: string | null; grouping: Group; is_excused: boolean }

const RETURNED = [
  'c.id as conflict',
  'c.user1_id as creator',
  'side.grouping as grouping',
  'c.closed_without_blame as is_excused',
] as const

/**
 * Assigns every unanswered conflict for this address, unless its invite is withheld, to the account that now holds the
 * address, and adds them to its counters.
 * @param at when the conflicts reach the user
 * @returns the conflicts assigned
 */
export async function assignUnanswered(tx: Tx, person: string, email: string, at: Date): Promise<Unanswered[]> {
  const joined = await tx
    .updateTable('conflict_parties as side')
    .from(['conflicts as c', 'invites as i'])
    .set({ person_id: person, reached_at: at, ignored_at: null })
    .whereRef('c.id', '=', 'side.conflict_id')
    .whereRef('i.conflict_id', '=', 'c.id')
    .where('i.withheld', '=', false)
    .where('side.party', '=', 'user2')
    .where('side.person_id', 'is', null)
    // a conflict answered from a since-erased account does not pass to the next holder of the address
    .where('side.other_id', 'is', null)
    .where('c.user2_email', '=', email.toLowerCase())
    .where('c.user2_id', 'is', null)
    // a creator who takes over the address later does not become their own opponent
    .where((where) => where.or([where('c.user1_id', '!=', person), where('c.user1_id', 'is', null)]))
    .returning(RETURNED)
    .execute()
  await count(tx, person, joined, 1)
  return joined
}

/** Removes unanswered conflicts from an account that no longer holds the address. @returns the conflicts removed */
export async function unassignUnanswered(tx: Tx, person: string, email: string): Promise<Unanswered[]> {
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

/**
 * Moves an unanswered conflict to another address. The conflict must be locked.
 * @returns the conflict and the account that loses it; null if no account had it
 */
export async function readdress(
  tx: Tx,
  conflict: string,
  email: string,
): Promise<(Unanswered & { person: string }) | null> {
  await tx.updateTable('conflicts').set({ user2_email: email }).where('id', '=', conflict).execute()
  const side = await tx
    .selectFrom('conflict_parties')
    .select('person_id')
    .where('conflict_id', '=', conflict)
    .where('party', '=', 'user2')
    .executeTakeFirst()
  const person = side?.person_id ?? null
  if (person === null) return null
  const left = await tx
    .updateTable('conflict_parties as side')
    .from('conflicts as c')
    .set({ person_id: null })
    .whereRef('c.id', '=', 'side.conflict_id')
    .where('c.id', '=', conflict)
    .where('side.party', '=', 'user2')
    .returning(RETURNED)
    .executeTakeFirstOrThrow()
  await count(tx, person, [left], -1)
  return { ...left, person }
}

/** Removes a blocked user's unanswered conflicts from the blocker. One statement. @returns the conflicts removed */
export async function unassignBlocked(
  tx: Tx,
  { blocker, blocked }: { blocker: string; blocked: string },
): Promise<string[]> {
  const left = await tx
    .with('unanswered', (db) =>
      db
        .selectFrom('conflicts as c')
        .innerJoin('conflict_parties as side', (join) =>
          join.onRef('side.conflict_id', '=', 'c.id').on('side.party', '=', 'user2'),
        )
        .select('c.id')
        // An unanswered conflict is found by its address, which has an index.
        .where('c.user2_email', '=', (row) =>
          row.selectFrom('profiles').select(sql<string>`lower(email)`.as('address')).where('id', '=', blocker),
        )
        .where('c.user2_id', 'is', null)
        .where('c.user1_id', '=', blocked)
        .where('side.person_id', '=', blocker)
        .where('side.grouping', '=', 'active')
        // A response being submitted concurrently takes precedence.
        .forUpdate('c'),
    )
    .with('left', (db) =>
      db
        .updateTable('conflict_parties')
        .from('unanswered')
        .set({ person_id: null })
        .whereRef('conflict_parties.conflict_id', '=', 'unanswered.id')
        .where('party', '=', 'user2')
        .returning('conflict_parties.conflict_id'),
    )
    .with('counts', (db) =>
      db
        .updateTable('conflict_counts')
        .set((row) => {
          const gone = row.selectFrom('left').select(sql<number>`count(*)::int`.as('n'))
          return { total: sql`total - ${gone}`, active: sql`active - ${gone}` }
        })
        .where('person_id', '=', blocker),
    )
    .selectFrom('left')
    .select('conflict_id')
    .execute()
  return left.map(({ conflict_id }) => conflict_id)
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
