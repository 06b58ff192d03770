import { sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'

/** How many events wait for a reader's slowest shard, and since when the oldest does. */
export type Backlog = { events: number; since: Date | null }

export async function readBacklog(db: Db, reader: string): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select greatest(head - slowest, 0) as events,
      (select occurred_at from outbox where position > slowest order by position limit 1) as since
    from (select coalesce(max(position), 0) as head from outbox where position is not null) as log,
      (select min(position) as slowest from log_positions where reader = ${reader}) as positions`.execute(db)
  return rows[0] ?? { events: 0, since: null }
}

/** The newest position in the log. */
export async function readHead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ head: number }>`
    select coalesce(max(position), 0) as head from outbox where position is not null`.execute(tx)
  return rows[0]?.head ?? 0
}

export type ClaimedShard = { shard: number; position: number }

/**
 * Locks up to `limit` shards with pending events, the furthest behind first, until the transaction ends. Skips those
 * that another worker has locked.
 */
export const claimShards = (
  tx: Tx,
  { reader, head, limit }: { reader: string; head: number; limit: number },
): Promise<ClaimedShard[]> =>
  tx
    .selectFrom('log_positions')
    .select(['shard', 'position'])
    .where('reader', '=', reader)
    .where('position', '<', head)
    .orderBy('position')
    .orderBy('shard')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Events after a position that concern one of these shards, in order. @param range.mask the shards as bits */
export async function listEvents(
  tx: Tx,
  { after, mask, limit }: { after: number; mask: number; limit: number },
): Promise<{ id: number; event: unknown; position: number }[]> {
  const { rows } = await sql<{ id: number; event: unknown; position: number }>`
    select id, event, position from outbox
    where position > ${after} and shards & ${mask} <> 0 order by position limit ${limit}`.execute(tx)
  return rows
}

/** Stores how far a reader has come with these shards. */
export async function moveShards(
  tx: Tx,
  { reader, shards, position }: { reader: string; shards: readonly number[]; position: number },
): Promise<void> {
  await sql`
    update log_positions set position = ${position}
    where reader = ${reader} and shard = any(${shards}::smallint[]) and position < ${position}`.execute(tx)
}
