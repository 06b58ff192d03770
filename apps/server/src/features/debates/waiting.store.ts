import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Gives every unanswered debate for this address that is not held back to the person who now holds it.
 * @returns the debates that are theirs from now on, with their creators
 */
export async function joinWaiting(
  tx: Tx,
  { person, email, at }: { person: string; email: string; at: Date },
): Promise<{ debate: string; creator: string | null }[]> {
  const joined = await tx
    .updateTable('public_debates as d')
    .from('debate_invites as i')
    .set({ invitee_id: person, invitee_since: at })
    .whereRef('i.debate_id', '=', 'd.id')
    .where('i.held_back', '=', false)
    .where('d.status', '=', 'pending')
    .where('d.invitee_id', 'is', null)
    .where('d.opponent_email', '=', email.toLowerCase())
    // an address that the creator takes over later does not make them their own opponent
    .where((where) => where.or([where('d.creator_id', '!=', person), where('d.creator_id', 'is', null)]))
    .returning(['d.id as debate', 'd.creator_id as creator'])
    .execute()
  await count(tx, person, joined.length)
  return joined
}

/** Takes unanswered invites from a person who no longer holds the address. */
export async function leaveWaiting(tx: Tx, person: string, email: string): Promise<void> {
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
 * Takes a blocked person's unanswered debates from whom they invited, for good: off the list, the figures and the mail. For
 * the sender each stays what it was, waiting.
 */
export async function holdBack(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const held = await tx
    .with('taken', (db) =>
      db
        .updateTable('public_debates')
        .set({ invitee_id: null, invitee_since: null, ignored_at: null })
        .where('invitee_id', '=', to)
        .where('status', '=', 'pending')
        .where('creator_id', '=', from)
        .returning('id'),
    )
    .updateTable('debate_invites')
    .from('taken')
    .set({ held_back: true })
    .whereRef('debate_invites.debate_id', '=', 'taken.id')
    .returning('debate_invites.debate_id')
    .execute()
  await count(tx, to, -held.length)
}

/** Takes a blocked person's unanswered debates from an address that no account holds. */
export async function holdBackFromAddress(tx: Tx, { from, email }: { from: string; email: string }): Promise<void> {
  await tx
    .updateTable('debate_invites')
    .from('public_debates as d')
    .set({ held_back: true })
    .whereRef('d.id', '=', 'debate_invites.debate_id')
    .where('d.status', '=', 'pending')
    .where('d.invitee_id', 'is', null)
    .where('debate_invites.email', '=', email.toLowerCase())
    .where('debate_invites.inviter_id', '=', from)
    .execute()
}

/** What blocked people have sent to an address, and nobody has yet, stays away from the person who holds the address now. */
export async function holdBackWaiting(tx: Tx, person: string, email: string): Promise<void> {
  await tx
    .updateTable('debate_invites')
    .from(['blocks', 'public_debates as d'])
    .set({ held_back: true })
    .whereRef('d.id', '=', 'debate_invites.debate_id')
    .where('d.opponent_email', '=', email.toLowerCase())
    .where('d.status', '=', 'pending')
    .where('d.invitee_id', 'is', null)
    .whereRef('blocks.blocked_id', '=', 'debate_invites.inviter_id')
    .where('blocks.blocker_id', '=', person)
    .execute()
}

/** The confirmed account that holds the invited address of a debate, or a person's own account once its address is confirmed. */
export async function findHolder(
  tx: Tx,
  of: { debate: string } | { person: string },
): Promise<{ id: string; email: string } | null> {
  const confirmed = tx.selectFrom('profiles').select(['id', 'email']).where('email_confirmed', '=', true)
  const invited = (debate: string) => tx.selectFrom('public_debates').select('opponent_email').where('id', '=', debate)
  const query =
    'person' in of
      ? confirmed.where('id', '=', of.person)
      : confirmed.where(sql<string>`lower(email)`, '=', invited(of.debate))
  const holder = await query.executeTakeFirst()
  return holder?.email ? { id: holder.id, email: holder.email } : null
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
