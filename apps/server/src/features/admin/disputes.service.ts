import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { shareSomething } from '../profiles/public.ts'

/**
 * Whether an admin is in a dispute with a user, as a condition for a statement: they share a conflict or debate, the
 * admin has started one with them, or there is a report about their content that the admin filed or is a party to.
 * An invite to the admin doesn't count: otherwise, inviting every admin would protect a user from all of them.
 * @param person their id, or the column that holds it; null is in no dispute
 */
export const inDispute = (admin: string, person: RawBuilder<string | null>): RawBuilder<boolean> => sql`(
  ${shareSomething(admin, sql`${person}`)}
  or exists (
    select from conflict_parties mine join conflict_parties theirs using (conflict_id)
    where mine.person_id = ${admin} and mine.party = 'user1' and theirs.party = 'user2' and theirs.person_id = ${person}
  )
  or exists (select from public_debates where creator_id = ${admin} and invitee_id = ${person})
  or exists (select from reports where author_id = ${person} and (reporter_id = ${admin} or people @> array[${admin}::uuid]))
)`

/** Whether an admin is in a dispute with one of these users. One statement. */
export async function isInDispute(db: Db, admin: string, people: readonly (string | null)[]): Promise<boolean> {
  const others = people.filter((person) => person !== null && person !== admin)
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from unnest(${others}::uuid[]) as other (id) where ${inDispute(admin, sql.ref<string>('other.id'))}
    ) as found`.execute(db)
  return rows[0]?.found === true
}
