import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Takes a blocked person's unanswered conflicts from whom they invited, for good: off the list, the figures and the mail.
 * For the sender each stays what it was, waiting. One statement.
 * @returns the conflicts that it took
 */
export async function holdBack(tx: Tx, { from, to }: { from: string; to: string }): Promise<string[]> {
  const taken = await tx
    .with('unanswered', (db) =>
      db
        .selectFrom('conflicts as c')
        .innerJoin('conflict_parties as side', (join) =>
          join.onRef('side.conflict_id', '=', 'c.id').on('side.party', '=', 'user2'),
        )
        .select('c.id')
        // Whom an unanswered conflict is with, its address says: that is what the index is made of.
        .where('c.user2_email', '=', (row) =>
          row.selectFrom('profiles').select(sql<string>`lower(email)`.as('address')).where('id', '=', to),
        )
        .where('c.user2_id', 'is', null)
        .where('c.user1_id', '=', from)
        .where('side.person_id', '=', to)
        .where('side.grouping', '=', 'active')
        // An answer that is just being given counts first.
        .forUpdate('c'),
    )
    .with('held', (db) =>
      db
        .updateTable('invites')
        .from('unanswered')
        .set({ held_back: true })
        .whereRef('invites.conflict_id', '=', 'unanswered.id'),
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
          const taken = row.selectFrom('left').select(sql<number>`count(*)::int`.as('n'))
          return { total: sql`total - ${taken}`, active: sql`active - ${taken}` }
        })
        .where('person_id', '=', to),
    )
    .selectFrom('left')
    .select('conflict_id')
    .execute()
  return taken.map(({ conflict_id }) => conflict_id)
}

/** Takes a blocked person's unanswered conflicts from an address that no account holds: they are on nobody's list yet. */
export async function holdBackFromAddress(tx: Tx, { from, email }: { from: string; email: string }): Promise<void> {
  await tx
    .updateTable('invites')
    .from('conflict_parties as side')
    .set({ held_back: true })
    .whereRef('side.conflict_id', '=', 'invites.conflict_id')
    .where('side.party', '=', 'user2')
    .where('side.person_id', 'is', null)
    .where('invites.email', '=', email.toLowerCase())
    .where('invites.inviter_id', '=', from)
    .execute()
}

/** What blocked people have sent to an address, and nobody has yet, stays away from the person who holds the address now. */
export async function holdBackWaiting(tx: Tx, person: string, email: string): Promise<void> {
  await tx
    .updateTable('invites')
    .from(['blocks', 'conflict_parties as side'])
    .set({ held_back: true })
    .whereRef('side.conflict_id', '=', 'invites.conflict_id')
    .where('side.party', '=', 'user2')
    .where('side.person_id', 'is', null)
    .whereRef('blocks.blocked_id', '=', 'invites.inviter_id')
    .where('blocks.blocker_id', '=', person)
    .where('invites.email', '=', email.toLowerCase())
    .execute()
}
