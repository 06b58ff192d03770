import type { Party } from '@squash/contract/values'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Statement, Tx } from '../../../platform/database/database.ts'

/** A position among conflicts in the order of their last move. */
export type Place = { last_move_at: Date; id: string }

/**
 * Active conflicts whose last move is at or before this time, page by page. @param after the last one of the previous
 * page
 */
export async function listIdle(db: Db, since: Date, after: Place | null, limit: number): Promise<Place[]> {
  let query = db
    .selectFrom('conflicts')
    .select(['id', 'last_move_at'])
    .where('status', '=', 'active')
    .where('last_move_at', '<=', since)
    .orderBy('last_move_at')
    .orderBy('id')
    .limit(limit)
  if (after)
    query = query.where(sql<boolean>`(last_move_at, id) > (${after.last_move_at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

/** Whether one of two people has blocked the other, as an expression. */
export const haveBlocked = (one: RawBuilder<string | null>, other: RawBuilder<string | null>) => sql<boolean>`exists (
  select from blocks
  where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`

/** What decides whether a silent party is blamed. */
export type BlameFacts = {
  /** One party has blocked the other, or a block withheld the invite: neither is blamed. */
  blocked: boolean
  /** The parties already reported as keeping the other waiting. */
  ghosted: readonly Party[]
}

/** Which parties of a locked conflict already count as ghosting, and whether a block excuses them. */
export async function findBlameFacts(tx: Tx, conflict: string): Promise<BlameFacts> {
  const sides = await tx
    .selectFrom('conflict_parties as side')
    .innerJoin('conflicts as c', 'c.id', 'side.conflict_id')
    .innerJoin('conflict_parties as side2', (join) =>
      join.onRef('side2.conflict_id', '=', 'c.id').on('side2.party', '=', 'user2'),
    )
    .leftJoin('invites as i', 'i.conflict_id', 'c.id')
    .select([
      'side.party',
      'side.ghosted_at',
      'i.withheld',
      haveBlocked(sql.ref('c.user1_id'), sql.ref('side2.person_id')).as('have_blocked'),
    ])
    .where('side.conflict_id', '=', conflict)
    .execute()
  return {
    blocked: sides.some(({ have_blocked, withheld }) => have_blocked || withheld === true),
    ghosted: sides.filter(({ ghosted_at }) => ghosted_at !== null).map(({ party }) => party),
  }
}

/** @param statement the transaction's next statement, to which it is added */
export async function markGhosted(
  statement: Statement,
  { conflict, party, at }: { conflict: string; party: Party; at: Date },
): Promise<void> {
  await statement
    .updateTable('conflict_parties')
    .set({ ghosted_at: at })
    .where('conflict_id', '=', conflict)
    .where('party', '=', party)
    .execute()
}

/**
 * Invites that reached their user at or before this time, still wait for an answer and haven't been reported, the oldest
 * first. Their invited sides are locked, skipping those already locked. Anything that ends the wait changes that row, so
 * the wait cannot end in the meantime.
 */
export const lockUnanswered = (tx: Tx, since: Date, limit: number) =>
  tx
    .selectFrom('conflict_parties as side')
    .innerJoin('conflicts as c', 'c.id', 'side.conflict_id')
    .select([
      'side.conflict_id as conflict',
      'side.person_id as person',
      haveBlocked(sql.ref('c.user1_id'), sql.ref('side.person_id')).as('blocked'),
    ])
    .where('side.party', '=', 'user2')
    .where('side.grouping', '=', 'active')
    .where('side.person_id', 'is not', null)
    .where('side.other_id', 'is', null)
    .where('side.ignored_at', 'is', null)
    .where('side.reached_at', '<=', since)
    .where('c.status', '=', 'pending')
    // A creator whose account was erased no longer waits.
    .where('c.user1_id', 'is not', null)
    .orderBy('side.reached_at')
    .limit(limit)
    .forUpdate('side')
    .skipLocked()
    .$narrowType<{ person: string }>()
    .execute()

export async function markIgnored(statement: Statement, conflicts: readonly string[], at: Date): Promise<void> {
  await statement
    .updateTable('conflict_parties')
    .set({ ignored_at: at })
    .where('party', '=', 'user2')
    .where('conflict_id', 'in', conflicts)
    .execute()
}
