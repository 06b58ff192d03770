import type { InviteKind } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { INVITE_TABLES, selectUnanswered, type UnansweredInvite } from './invite-tables.ts'

export type QueuedInvite = UnansweredInvite & { created_at: Date }
/** Where a page ended. */
export type QueuePlace = Pick<QueuedInvite, 'created_at' | 'subject'>

const queued = (kind: InviteKind, now: Date) => sql`${selectUnanswered(kind, now)} and i.times_sent = 0`

/**
 * Unanswered invites that were never mailed, because their address had had its mail of the day: the oldest first. With those that
 * a block withholds, as for reminders.
 * @param before the last one of the page before; null for the first page
 */
export async function listQueuedInvites(
  db: Db,
  now: Date,
  { before, limit }: { before: QueuePlace | null; limit: number },
): Promise<QueuedInvite[]> {
  const { rows } = await sql<QueuedInvite>`
    select * from (${queued('conflict', now)} union all ${queued('debate', now)}) queued
    ${before ? sql`where (created_at, subject) > (${before.created_at}, ${before.subject})` : sql``}
    order by created_at, subject limit ${limit}`.execute(db)
  return rows
}

/** Counts the first mail as sent. @returns false when it was sent meanwhile */
export async function markReleased(tx: Tx, { kind, subject }: QueuedInvite, at: Date): Promise<boolean> {
  const table = INVITE_TABLES[kind]
  const { numAffectedRows } = await sql`
    update ${sql.table(table.invites)} set first_sent_at = ${at}, last_sent_at = ${at}, times_sent = 1
    where ${sql.ref(table.subject)} = ${subject} and times_sent = 0`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
