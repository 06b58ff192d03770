import type { Party } from '@squash/contract/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { readConflict, type StoredConflict, selectConflicts } from '../stored-conflict.ts'

/** Up to this many matches are sorted; with more, the list is read in order until a page is full. */
const MAX_SORTED = 500

const sides = (db: Db) =>
  db
    .selectFrom('conflict_parties as side')
    .select(['side.conflict_id', 'side.created_at', 'side.other_id', 'side.grouping', 'side.state'])

/** A user's sides of their conflicts. */
export const sidesOf = (db: Db, person: string) => sides(db).where('side.person_id', '=', person)

/**
 * A user's sides of the conflicts that have, for each of these words, a word starting with it. The planner can't know how
 * often a word occurs in one user's list, and would read the whole list for a rare one.
 */
export async function sidesMatching(db: Db, person: string, words: readonly string[]) {
  const found = sides(db).where(match(person, words))
  const { count } = await db
    .selectFrom(found.limit(MAX_SORTED + 1).as('found'))
    .select(({ fn }) => sql<number>`${fn.countAll()}::int`.as('count'))
    .executeTakeFirstOrThrow()
  // An offset keeps the planner from merging this query into the outer one.
  return count <= MAX_SORTED ? found.offset(0) : sidesOf(db, person).where(match(person, words))
}

/** The words consist of letters and digits, so nothing in them can be mistaken for an operator. */
function match(person: string, words: readonly string[]) {
  const query = words.map((word) => `'${person} ${word}':*`).join(' & ')
  return sql<boolean>`words_in_list(side.person_id, side.search_words) @@ ${query}::tsquery`
}

export type Side = { conflict: string; party: Party }

/**
 * Locks sides whose words haven't been collected, skipping those that are locked. The conflicts have to be read in a
 * later statement, which sees what was erased before the lock.
 */
export const lockWithoutWords = (tx: Tx, limit: number): Promise<Side[]> =>
  withoutWords(tx, limit).skipLocked().execute()

/** Waits for the lock on one of the sides that were skipped. Only one, to prevent deadlocks. */
export const waitForOneWithoutWords = (tx: Tx): Promise<Side[]> => withoutWords(tx, 1).execute()

/**
 * Ordered like their index, so that the planner uses it: while its statistics say that most rows lack their words, it would
 * otherwise read the whole table for a few.
 */
const withoutWords = (tx: Tx, limit: number) =>
  tx
    .selectFrom('conflict_parties')
    .select(['conflict_id as conflict', 'party'])
    .where('search_words', 'is', null)
    .orderBy('conflict_id')
    .limit(limit)
    .forUpdate()

/** The conflicts with these ids, in any order. */
export async function readConflicts(tx: Tx, ids: readonly string[]): Promise<StoredConflict[]> {
  const rows = await selectConflicts(tx).where('c.id', 'in', ids).execute()
  return rows.map(readConflict)
}

/** Stores the words of these sides. */
export async function storeWords(tx: Tx, sides: readonly (Side & { words: readonly string[] })[]): Promise<void> {
  await tx
    .updateTable('conflict_parties as side')
    .from(
      sql<{ conflict: string; party: Party; words: string[] }>`
        jsonb_to_recordset(${JSON.stringify(sides)}::jsonb)`.as<'found'>(
        sql`found (conflict uuid, party text, words text[])`,
      ),
    )
    .set({ search_words: sql`found.words` })
    .whereRef('side.conflict_id', '=', 'found.conflict')
    .whereRef('side.party', '=', 'found.party')
    .execute()
}

/** Removes the words of a conflict whose texts or people have changed; the job collects the new ones. */
export async function clearWords(tx: Tx, conflict: string): Promise<void> {
  await tx.updateTable('conflict_parties').set({ search_words: null }).where('conflict_id', '=', conflict).execute()
}

/** The same for everyone who can find a conflict by this user's name. */
export async function clearWordsWithName(tx: Tx, person: string): Promise<void> {
  await tx
    .updateTable('conflict_parties as theirs')
    .from('conflict_parties as own')
    .set({ search_words: null })
    .where('own.person_id', '=', person)
    .whereRef('theirs.conflict_id', '=', 'own.conflict_id')
    .whereRef('theirs.party', '!=', 'own.party')
    .execute()
  // A withheld invite isn't in the user's list, but its creator may read their name on it.
  await invites(tx)
    .where('c.user2_email', '=', anyAddressOf([person]))
    .execute()
}

/**
 * The same for unanswered invites to an address that an account loses: on some, creators who have met its holder see the
 * holder's name.
 */
export async function clearInvitesTo(tx: Tx, address: string): Promise<void> {
  await invites(tx).where('c.user2_email', '=', address.toLowerCase()).execute()
}

/** The same for these people's unanswered invites to each other, which show names once the two have met. */
export async function clearInvitesAmong(tx: Tx, people: readonly string[]): Promise<void> {
  await invites(tx).where('c.user1_id', 'in', people).where('c.user2_email', '=', anyAddressOf(people)).execute()
}

const invites = (tx: Tx) =>
  tx
    .updateTable('conflict_parties as side')
    .from('conflicts as c')
    .set({ search_words: null })
    .whereRef('side.conflict_id', '=', 'c.id')
    .where('side.party', '=', 'user1')
    .where('c.user2_id', 'is', null)

/** As an array, so that the invites are read by the index of addresses. */
const anyAddressOf = (people: readonly string[]) =>
  sql<string>`any(array(select lower(email) from profiles where id = any(${people}::uuid[])))`
