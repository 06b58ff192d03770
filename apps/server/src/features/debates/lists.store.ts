import { LIMITS } from '@squash/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { isListedFor } from './blocked-debates.store.ts'
import { readStored, type StoredDebate, selectDebates } from './stored-debate.ts'

export type Page = { limit: number; before: string | null }

/** Where a page continues: after this debate's position, whatever its state is by now. */
const after = (db: Db, at: 'answered_at' | 'closed_at' | 'created_at', { before }: Page) => {
  if (before === null) return sql<boolean>`true`
  const last = db.selectFrom('public_debates').select(at).where('id', '=', before)
  return sql<boolean>`(${sql.ref(`d.${at}`)}, d.id) < (${last}, ${before}::uuid)`
}

/** One page of the public debates: a range of the tab's own index. */
async function listPublic(
  db: Db,
  viewer: string,
  { status, at }: { status: 'active' | 'complete'; at: 'answered_at' | 'closed_at' },
  page: Page,
): Promise<StoredDebate[]> {
  const rows = await selectDebates(db, viewer)
    // A literal instead of a parameter, because each tab's index covers a single state.
    .where('d.status', '=', sql.lit(status))
    .where('d.is_hidden', '=', false)
    .where(isListedFor(viewer))
    .where(after(db, at, page))
    .orderBy(`d.${at}`, 'desc')
    .orderBy('d.id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.map(readStored)
}

/** Open for votes, the latest answered first. */
export const listActive = (db: Db, viewer: string, page: Page) =>
  listPublic(db, viewer, { status: 'active', at: 'answered_at' }, page)

/** Decided, the latest first. */
export const listCompleted = (db: Db, viewer: string, page: Page) =>
  listPublic(db, viewer, { status: 'complete', at: 'closed_at' }, page)

/** The newest debates to which a user is invited and hasn't replied, and how many there are. */
export async function listReceived(db: Db, person: string) {
  const received = db
    .selectFrom('public_debates as d')
    .where('d.invitee_id', '=', person)
    .where('d.status', '=', 'pending')
  const first = await received
    .leftJoin('profiles as creator', 'creator.id', 'd.creator_id')
    .select(['d.id', 'd.title', 'd.created_at', 'creator.first_name', 'creator.last_name', 'creator.username'])
    .select(({ selectFrom }) =>
      selectFrom(received.select('d.id').limit(LIMITS.waitingCounted).as('all'))
        .select(({ fn }) => sql<number>`${fn.countAll()}::int`.as('count'))
        .as('count'),
    )
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(LIMITS.waitingListed)
    .execute()
  return { count: first[0]?.count ?? 0, first }
}

/** The debates to which a user is invited and hasn't replied, newest first. @param only restricts the list to this debate */
export async function listTurns(db: Db, person: string, only?: string): Promise<string[]> {
  let turns = db
    .selectFrom('public_debates')
    .select('id')
    .where('invitee_id', '=', person)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.waitingCounted)
  if (only !== undefined) turns = turns.where('id', '=', only)
  return (await turns.execute()).map(({ id }) => id)
}

/** A user's unanswered sent and received invites, newest first: two index ranges, merged. */
export async function listPending(db: Db, person: string, page: Page): Promise<StoredDebate[]> {
  const range = (column: 'creator_id' | 'invitee_id') =>
    db
      .selectFrom('public_debates as d')
      .select('d.id')
      .where(`d.${column}`, '=', person)
      .where('d.status', '=', 'pending')
      .where(after(db, 'created_at', page))
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(page.limit)
  const rows = await selectDebates(db, person)
    .innerJoin(
      sql<{ id: string }>`((${range('creator_id')}) union all (${range('invitee_id')}))`.as<'own'>('own'),
      'own.id',
      'd.id',
    )
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.map(readStored)
}
