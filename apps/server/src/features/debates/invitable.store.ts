import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Assigns every unanswered debate for this address, unless its invite is withheld, to the account that now holds the
 * address.
 * @returns the debates assigned, with their creators
 */
export async function assignUnanswered(
  tx: Tx,
  { person, email, at }: { person: string; email: string; at: Date },
): Promise<{ debate: string; creator: string | null }[]> {
  const joined = await tx
    .updateTable('public_debates as d')
    .from('invites as i')
    .set({ invitee_id: person, invitee_since: at })
    .whereRef('i.debate_id', '=', 'd.id')
    .where('i.withheld', '=', false)
    .where('d.status', '=', 'pending')
    .where('d.invitee_id', 'is', null)
    .where('d.opponent_email', '=', email.toLowerCase())
    // a creator who takes over the address later does not become their own opponent
    .where((where) => where.or([where('d.creator_id', '!=', person), where('d.creator_id', 'is', null)]))
    .returning(['d.id as debate', 'd.creator_id as creator'])
    .execute()
  await count(tx, person, joined.length)
  return joined
}

/** Removes unanswered debates from an account that no longer holds the address. */
export async function unassignUnanswered(tx: Tx, person: string, email: string): Promise<void> {
  const left = await tx
    .updateTable('public_debates')
    .set({ invitee_id: null, invitee_since: null, ignored_at: null })
    .where('invitee_id', '=', person)
    .where('status', '=', 'pending')
    .where('opponent_email', '=', email.toLowerCase())
    .returning('id')
    .execute()
  await count(tx, person, -left.length)
}

/**
 * Moves an unanswered debate to another address, and takes it off the list of the account that has it. The debate must
 * be locked.
 */
export async function readdress(tx: Tx, debate: string, email: string): Promise<void> {
  const found = await tx.selectFrom('public_debates').select('invitee_id').where('id', '=', debate).executeTakeFirst()
  await tx
    .updateTable('public_debates')
    .set({ opponent_email: email, invitee_id: null, invitee_since: null, ignored_at: null })
    .where('id', '=', debate)
    .execute()
  if (found?.invitee_id) await count(tx, found.invitee_id, -1)
}

/** Removes a blocked user's unanswered debates from the blocker. One statement. @returns the debates removed */
export async function unassignBlocked(
  tx: Tx,
  { blocker, blocked }: { blocker: string; blocked: string },
): Promise<string[]> {
  const left = await tx
    .with('left', (db) =>
      db
        .updateTable('public_debates')
        .set({ invitee_id: null, invitee_since: null, ignored_at: null })
        .where('invitee_id', '=', blocker)
        .where('status', '=', 'pending')
        .where('creator_id', '=', blocked)
        .returning('id'),
    )
    .with('counted', (db) =>
      db
        .updateTable('debate_figures')
        .set((row) => ({
          pending: sql`pending - ${row.selectFrom('left').select(sql<number>`count(*)::int`.as('n'))}`,
        }))
        .where('person_id', '=', blocker),
    )
    .selectFrom('left')
    .select('id')
    .execute()
  return left.map(({ id }) => id)
}

async function count(tx: Tx, person: string, by: number): Promise<void> {
  if (by === 0) return
  const pending: RawBuilder<number> = sql`debate_figures.pending + ${by}`
  await tx
    .insertInto('debate_figures')
    .values({ person_id: person, pending: by })
    .onConflict((clash) => clash.column('person_id').doUpdateSet({ pending }))
    .execute()
}
