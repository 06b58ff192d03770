import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

export type Unanswered = { kind: 'conflict' | 'debate'; subject: string; email: string; last_sent_at: Date }
/** Where a page ended. */
export type Place = Pick<Unanswered, 'last_sent_at' | 'subject'>

/**
 * Invites that were mailed once between these times, reach somebody and wait for an answer, the oldest first.
 * @param before the last one of the page before; null for the first page
 */
export async function listMailedOnce(
  db: Db,
  mailed: { after: Date; until: Date },
  { before, limit }: { before: Place | null; limit: number },
): Promise<Unanswered[]> {
  const conflicts = db
    .selectFrom('invites as i')
    .innerJoin('conflicts as c', 'c.id', 'i.conflict_id')
    .select([sql<Unanswered['kind']>`'conflict'`.as('kind'), 'i.conflict_id as subject', 'i.email'])
    .select(sql<Date>`i.last_sent_at`.as('last_sent_at'))
    .where('c.status', '=', 'pending')
    .where('i.times_sent', '=', 1)
    .where('i.held_back', '=', false)
    .where('i.last_sent_at', '>', mailed.after)
    .where('i.last_sent_at', '<=', mailed.until)
  const debates = db
    .selectFrom('debate_invites as i')
    .innerJoin('public_debates as d', 'd.id', 'i.debate_id')
    .select([sql<Unanswered['kind']>`'debate'`.as('kind'), 'i.debate_id as subject', 'i.email'])
    .select(sql<Date>`i.last_sent_at`.as('last_sent_at'))
    .where('d.status', '=', 'pending')
    .where('i.times_sent', '=', 1)
    .where('i.held_back', '=', false)
    .where('i.last_sent_at', '>', mailed.after)
    .where('i.last_sent_at', '<=', mailed.until)
  let query = db
    .selectFrom(conflicts.unionAll(debates).as('unanswered'))
    .selectAll()
    .orderBy('last_sent_at')
    .orderBy('subject')
    .limit(limit)
  if (before) query = query.where(sql<boolean>`(last_sent_at, subject) > (${before.last_sent_at}, ${before.subject})`)
  return query.execute()
}

/** Counts the reminder as sent. @returns false when another mail of this invite was first, or a block */
export async function markReminded(tx: Tx, { kind, subject }: Unanswered, at: Date): Promise<boolean> {
  const sent = { last_sent_at: at, times_sent: 2 }
  const { numUpdatedRows } =
    kind === 'conflict'
      ? await tx
          .updateTable('invites')
          .set(sent)
          .where('conflict_id', '=', subject)
          .where('times_sent', '=', 1)
          .where('held_back', '=', false)
          .executeTakeFirst()
      : await tx
          .updateTable('debate_invites')
          .set(sent)
          .where('debate_id', '=', subject)
          .where('times_sent', '=', 1)
          .where('held_back', '=', false)
          .executeTakeFirst()
  return numUpdatedRows > 0n
}
