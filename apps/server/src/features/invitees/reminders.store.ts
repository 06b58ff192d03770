import { bannedAt } from '@squash/auth'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

export type Unanswered = {
  kind: 'conflict' | 'debate'
  subject: string
  email: string
  inviter: string
  last_sent_at: Date
}
/** Where a page ended. */
export type Place = Pick<Unanswered, 'last_sent_at' | 'subject'>

/** The two tables of invites, which have one shape: what an invite is to, and where that is kept. */
const TABLES = {
  conflict: { invites: 'invites', subject: 'conflict_id', subjects: 'conflicts' },
  debate: { invites: 'debate_invites', subject: 'debate_id', subjects: 'public_debates' },
} as const satisfies Record<Unanswered['kind'], object>

type Due = { after: Date; until: Date; now: Date }

/** Whoever invited is there to be answered: neither kept out, nor about to leave for good. */
const unansweredIn = (kind: Unanswered['kind'], { after, until, now }: Due) => {
  const { invites, subject, subjects } = TABLES[kind]
  return sql`
    select ${sql.lit(kind)} as kind, s.id as subject, i.email, i.inviter_id as inviter, i.last_sent_at
    from ${sql.table(invites)} i
    join ${sql.table(subjects)} s on s.id = i.${sql.ref(subject)} and s.status = 'pending'
    join profiles inviter on inviter.id = i.inviter_id and inviter.erase_at is null
    where i.times_sent = 1 and i.last_sent_at > ${after} and i.last_sent_at <= ${until}
      and not ${bannedAt(sql.ref('i.inviter_id'), now)}`
}

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
    select * from (${unansweredIn('conflict', due)} union all ${unansweredIn('debate', due)}) unanswered
    ${before ? sql`where (last_sent_at, subject) > (${before.last_sent_at}, ${before.subject})` : sql``}
    order by last_sent_at, subject limit ${limit}`.execute(db)
  return rows
}

/** Counts the reminder as sent. @returns false when another mail of this invite was first */
export async function markReminded(tx: Tx, { kind, subject }: Unanswered, at: Date): Promise<boolean> {
  const table = TABLES[kind]
  const { numAffectedRows } = await sql`
    update ${sql.table(table.invites)} set last_sent_at = ${at}, times_sent = 2
    where ${sql.ref(table.subject)} = ${subject} and times_sent = 1`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
