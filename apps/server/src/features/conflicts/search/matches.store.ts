import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

/** Up to this many matches are sorted; with more, the list is read in its order until a page is full. */
const FEW = 500

const sides = (db: Db) =>
  db
    .selectFrom('conflict_parties as side')
    .select(['side.conflict_id', 'side.created_at', 'side.other_id', 'side.grouping', 'side.state'])

/** A user's sides of their conflicts. */
export const sidesOf = (db: Db, person: string) => sides(db).where('side.person_id', '=', person)

/**
 * The conflicts that have, for each of these, a word starting with it. The planner can't know how often a word is in
 * one user's list, and would read the whole of it for a rare one.
 */
export async function sidesMatching(db: Db, person: string, words: readonly string[]) {
  const found = sides(db).where(match(person, words))
  const { count } = await db
    .selectFrom(found.limit(FEW + 1).as('found'))
    .select(({ fn }) => sql<number>`${fn.countAll()}::int`.as('count'))
    .executeTakeFirstOrThrow()
  // An offset keeps the planner from merging the two.
  return count <= FEW ? found.offset(0) : sidesOf(db, person).where(match(person, words))
}

/** The words consist of letters and digits, so nothing in them can be mistaken for an operator. */
function match(person: string, words: readonly string[]) {
  const query = words.map((word) => `'${person} ${word}':*`).join(' & ')
  return sql<boolean>`words_in_list(side.person_id, side.search_words) @@ ${query}::tsquery`
}
