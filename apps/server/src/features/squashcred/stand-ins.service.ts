import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { StandIn } from '../../platform/erasure/erased-person.ts'

/**
 * Puts the stand-in's id in the place of an erased person's in what happened to others, so that a recount still gives what is
 * kept. It looks through all facts: an index on what they hold would slow down every one that is written.
 */
export const replaceInFacts = {
  async personReplaced(tx: Tx, { id, standIn }: StandIn): Promise<void> {
    await sql`
      update reward_events set event = replace(event::text, ${id}, ${standIn})::jsonb
      where event::text like ${`%${id}%`} and person_id <> ${id}::uuid`.execute(tx)
    await sql`
      update squashcred_events set subject = replace(subject, ${id}, ${standIn})
      where subject like ${`%${id}%`} and user_id <> ${id}::uuid`.execute(tx)
  },
}
