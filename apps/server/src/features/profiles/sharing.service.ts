import { type RawBuilder, sql } from 'kysely'

/**
 * Whether two users share a conflict or a debate that both have answered, as a condition for a statement. Each part is
 * one index lookup.
 * @param other the other user's id, or the column that holds it
 */
export const shareSomething = (viewer: string, other: RawBuilder<string>): RawBuilder<boolean> => sql`(
  exists (select from shared_conflict_counts where person_id = ${viewer} and other_id = ${other})
  or exists (select from public_debates where opponent_id = ${viewer} and creator_id = ${other})
  or exists (select from public_debates where opponent_id = ${other} and creator_id = ${viewer})
)`
