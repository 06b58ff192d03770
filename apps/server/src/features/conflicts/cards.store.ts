import { LIMITS } from '@squash/contract/limits'
import type { ConflictState, Group } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { sidesMatching, sidesOf } from './search/search.store.ts'
import { readConflict, type StoredConflict, selectConflicts } from './stored-conflict.ts'

export type Page = { limit: number; before: string | null }

/** Which of a user's conflicts a list holds. */
type Filter = {
  group: Group
  /** Takes the place of the group. */
  state?: ConflictState | null | undefined
  /** Each must begin a word of the title or of the other party's name. */
  words?: readonly string[]
  /** Only those shared with this user, once both have joined. */
  other?: string
}

/** One page of a user's conflicts, newest first: a range of an index, however long their history. */
export async function listConflicts(
  db: Db,
  person: string,
  { group, state, words = [], other }: Filter,
  { limit, before }: Page,
): Promise<StoredConflict[]> {
  const sides = words.length > 0 ? await sidesMatching(db, person, words) : sidesOf(db, person)
  let page = db
    .selectFrom(sides.as('side'))
    .select(['side.conflict_id', 'side.created_at'])
    .orderBy('side.created_at', 'desc')
    .orderBy('side.conflict_id', 'desc')
    .limit(limit)
  page = state ? page.where('side.state', '=', state) : page.where('side.grouping', '=', group)
  if (other) page = page.where('side.other_id', '=', other)
  if (before) {
    const cursor = (column: 'created_at' | 'conflict_id') =>
      db.selectFrom('conflict_parties').select(column).where('conflict_id', '=', before).where('person_id', '=', person)
    page = page.where(
      sql<boolean>`(side.created_at, side.conflict_id) < (${cursor('created_at')}, ${cursor('conflict_id')})`,
    )
  }
  const rows = await selectConflicts(db)
    .innerJoin(page.as('mine'), 'mine.conflict_id', 'c.id')
    .orderBy('mine.created_at', 'desc')
    .orderBy('mine.conflict_id', 'desc')
    .execute()
  return rows.map(readConflict)
}

/** The conflicts in which it is the user's turn, newest first. @param only if it is among them */
export async function listTurns(db: Db, person: string, only?: string): Promise<string[]> {
  let turns = db
    .selectFrom('conflict_parties')
    .select('conflict_id')
    .where('person_id', '=', person)
    .where('state', '=', 'your_turn')
    .orderBy('created_at', 'desc')
    .orderBy('conflict_id', 'desc')
    .limit(LIMITS.waitingCounted)
  if (only !== undefined) turns = turns.where('conflict_id', '=', only)
  return (await turns.execute()).map(({ conflict_id }) => conflict_id)
}

/** The newest conflicts in which it is the user's turn, and how many there are. */
export async function findYourTurn(db: Db, person: string): Promise<{ count: number; first: StoredConflict[] }> {
  const first = await listConflicts(
    db,
    person,
    { group: 'active', state: 'your_turn' },
    { limit: LIMITS.waitingListed, before: null },
  )
  if (first.length < LIMITS.waitingListed) return { count: first.length, first }
  const all = db
    .selectFrom('conflict_parties')
    .select('conflict_id')
    .where('person_id', '=', person)
    .where('state', '=', 'your_turn')
    .limit(LIMITS.waitingCounted)
  const { count } = await db
    .selectFrom(all.as('all'))
    .select(({ fn }) => sql<number>`${fn.countAll()}::int`.as('count'))
    .executeTakeFirstOrThrow()
  return { count, first }
}

const none = { total: 0, active: 0, history: 0, resolved: 0, people: 0, excused: 0 }

/** A user's counters; zeros before their first conflict. */
export const findCounts = async (db: Db, person: string): Promise<typeof none> =>
  (await db
    .selectFrom('conflict_counts')
    .select(['total', 'active', 'history', 'resolved', 'people', 'excused'])
    .where('person_id', '=', person)
    .executeTakeFirst()) ?? none

/**
 * How many people a user's open invites are with, sent or received, in addition to those they have met in a conflict.
 * Sent invites are distinguished by address and received ones by creator: an address alone doesn't reveal its owner,
 * unless the two have met. Invites expire, so this reads few rows, however long the user's history.
 */
export async function countPeopleInOpenInvites(db: Db, person: string): Promise<number> {
  const { waited_for } = await db
    .selectFrom('conflict_parties as mine')
    .innerJoin('conflicts as c', 'c.id', 'mine.conflict_id')
    .leftJoin('profiles as holder', (join) =>
      join
        .on(sql`lower(holder.email)`, '=', (eb) => eb.ref('c.user2_email'))
        .on('holder.email_confirmed', '=', true)
        .on('mine.party', '=', 'user1'),
    )
    .leftJoin('shared_conflict_counts as met', (join) =>
      join
        .onRef('met.person_id', '=', 'mine.person_id')
        .on(sql<boolean>`met.other_id = case mine.party when 'user1' then holder.id else c.user1_id end`),
    )
    .where('mine.person_id', '=', person)
    .where('mine.grouping', '=', 'active')
    .where('mine.other_id', 'is', null)
    .where('c.status', '=', 'pending')
    .where('met.person_id', 'is', null)
    .select(
      sql<number>`count(distinct case mine.party when 'user1' then c.user2_email else c.user1_id::text end)::int`.as(
        'waited_for',
      ),
    )
    .executeTakeFirstOrThrow()
  return waited_for
}

const nothingShared = { total: 0, active: 0, resolved: 0, ruled: 0, excused: 0 }

/** The counters that two users share; zeros when they never met in a conflict. */
export const findSharedCounts = async (db: Db, person: string, other: string): Promise<typeof nothingShared> =>
  (await db
    .selectFrom('shared_conflict_counts')
    .select(['total', 'active', 'resolved', 'ruled', 'excused'])
    .where('person_id', '=', person)
    .where('other_id', '=', other)
    .executeTakeFirst()) ?? nothingShared

/** The landing page's counters: the sum of the sixteen shards. */
export const findGlobalStats = (db: Db) =>
  db
    .selectFrom('global_stats')
    .select((row) => [
      sql<number>`${row.fn.sum('total_conflicts')}::int`.as('total_conflicts'),
      sql<number>`${row.fn.sum('resolved_conflicts')}::int`.as('resolved_conflicts'),
    ])
    .executeTakeFirstOrThrow()
