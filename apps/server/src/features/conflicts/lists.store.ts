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
  /** Replaces the group as the filter. */
  state?: ConflictState | null | undefined
  /** Each must be the beginning of a word in the title or in the other party's name. */
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

/** The conflicts in which it is the user's turn, newest first. @param only restricts the list to this conflict */
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
