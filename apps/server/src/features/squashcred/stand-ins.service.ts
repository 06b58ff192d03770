import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { StandIn } from '../../platform/erasure/erased-person.ts'

/**
 * Replaces an erased user's id with the stand-in's in other users' facts, so that a recount still gives the stored
 * counters. It scans all facts, because an index on their content would slow down every insert.
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
