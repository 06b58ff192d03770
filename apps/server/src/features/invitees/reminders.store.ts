import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { INVITE_TABLES, selectUnanswered, type UnansweredInvite } from './invite-tables.ts'

export type Unanswered = UnansweredInvite & { last_sent_at: Date }
/** Where a page ended. */
export type Place = Pick<Unanswered, 'last_sent_at' | 'subject'>

type Due = { after: Date; until: Date; now: Date }

const mailedOnce = (kind: Unanswered['kind'], { after, until, now }: Due) => sql`
  ${selectUnanswered(kind, now)} and i.times_sent = 1 and i.last_sent_at > ${after} and i.last_sent_at <= ${until}`

/**
 * Invites that were mailed once between these times and wait for an answer, the oldest first. With those that a block withholds:
 * no mail of them goes out, and for their senders they go through the same states as any other.
 * @param before the last one of the page before; null for the first page
 */
export async function listMailedOnce(
  db: Db,
  due: Due,
  { before, limit }: { before: Place | null; limit: number },
): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    select * from (${mailedOnce('conflict', due)} union all ${mailedOnce('debate', due)}) unanswered
    ${before ? sql`where (last_sent_at, subject) > (${before.last_sent_at}, ${before.subject})` : sql``}
    order by last_sent_at, subject limit ${limit}`.execute(db)
  return rows
}

/** Counts the reminder as sent. @returns false when another mail of this invite was first */
export async function markReminded(tx: Tx, { kind, subject }: Unanswered, at: Date): Promise<boolean> {
  const table = INVITE_TABLES[kind]
  const { numAffectedRows } = await sql`
    update ${sql.table(table.invites)} set last_sent_at = ${at}, times_sent = 2
    where ${sql.ref(table.subject)} = ${subject} and times_sent = 1`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
