import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

export type Page = { limit: number; before: string | null }

/**
 * Stores a block. It locks the blocker's row, as `lock_inbox` does for an invite to their address, so that an invite being
 * created at the same moment is either stored first and withheld with the others, or sees the block. One statement.
 * @returns whether it is new; null when no user has the blocked id
 */
export async function insertBlock(tx: Tx, blocker: string, blocked: string, at: Date): Promise<boolean | null> {
  const row = await tx
    .with('blocker', (db) => db.selectFrom('profiles').select('id').where('id', '=', blocker).forNoKeyUpdate())
    .with('added', (db) =>
      db
        .insertInto('blocks')
        .columns(['blocker_id', 'blocked_id', 'created_at'])
        .expression((from) =>
          from
            .selectFrom(['profiles', 'blocker'])
            .select((person) => [
              person.ref('blocker.id').as('blocker_id'),
              person.ref('profiles.id').as('blocked_id'),
              sql<Date>`${at}::timestamptz`.as('created_at'),
            ])
            .where('profiles.id', '=', blocked),
        )
        .onConflict((clash) => clash.doNothing())
        .returning('blocked_id'),
    )
    .selectFrom('profiles')
    .leftJoin('added', 'added.blocked_id', 'profiles.id')
    .select('added.blocked_id as added')
    .where('profiles.id', '=', blocked)
    .executeTakeFirst()
  return row === undefined ? null : row.added !== null
}

/** @returns whether there was one; null when there is no such user */
export async function deleteBlock(tx: Tx, blocker: string, blocked: string): Promise<boolean | null> {
  const row = await tx
    .with('removed', (db) =>
      db
        .deleteFrom('blocks')
        .where('blocker_id', '=', blocker)
        .where('blocked_id', '=', blocked)
        .returning('blocked_id'),
    )
    .selectFrom('profiles')
    .leftJoin('removed', 'removed.blocked_id', 'profiles.id')
    .select('removed.blocked_id as removed')
    .where('profiles.id', '=', blocked)
    .executeTakeFirst()
  return row === undefined ? null : row.removed !== null
}

/** The users that a user has blocked, the latest first. @param page `before`: the last of the previous page */
export async function listBlocks(db: Db, blocker: string, { limit, before }: Page) {
  let query = db
    .selectFrom('blocks as b')
    .innerJoin('profiles as p', 'p.id', 'b.blocked_id')
    .select(['p.id', 'p.username', 'p.first_name', 'p.last_name', 'p.avatar_url', 'p.is_hidden', 'b.created_at'])
    .where('b.blocker_id', '=', blocker)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.blocked_id', 'desc')
    .limit(limit)
  if (before) {
    const last = db
      .selectFrom('blocks')
      .select('created_at')
      .where('blocker_id', '=', blocker)
      .where('blocked_id', '=', before)
    query = query.where(sql<boolean>`(b.created_at, b.blocked_id) < (${last}, ${before}::uuid)`)
  }
  return query.execute()
}

export type BlockRow = Awaited<ReturnType<typeof listBlocks>>[number]

/** Stores a block for an address that no account holds. */
export async function insertAddressBlock(tx: Tx, address: string, blocked: string, at: Date): Promise<void> {
  await tx
    .insertInto('address_blocks')
    .values({ address_hash: addressHash(address), inviter_id: blocked, created_at: at })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Copies an account's blocks to its address. */
export async function copyToAddress(tx: Tx, blocker: string, address: string): Promise<void> {
  await tx
    .insertInto('address_blocks')
    .columns(['address_hash', 'inviter_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('blocks')
        .select([sql<Buffer>`${addressHash(address)}::bytea`.as('address_hash'), 'blocked_id', 'created_at'])
        .where('blocker_id', '=', blocker),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Removes the blocks of an address that an account has confirmed. @returns the blocked users, in the order of their blocks */
export async function takeAddressBlocks(tx: Tx, address: string): Promise<string[]> {
  const taken = await tx
    .deleteFrom('address_blocks')
    .where('address_hash', '=', addressHash(address))
    .returning(['inviter_id', 'created_at'])
    .execute()
  return taken.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(({ inviter_id }) => inviter_id)
}
