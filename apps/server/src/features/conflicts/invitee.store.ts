import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

const DAY = 24 * 60 * 60 * 1000

export type StartFacts = {
  creator_email: string | null
  /** The confirmed account that holds the invited address. */
  invitee_id: string | null
  /** Conflicts about which this address got mail in the last day, from everybody. */
  invites_to_address: number
}

/** What must be known before a conflict is started: both accounts, and how much mail the address had today. One statement. */
export async function findStartFacts(db: Db, creator: string, email: string, now: Date): Promise<StartFacts> {
  const since = new Date(now.getTime() - DAY)
  return db
    .selectNoFrom((facts) => [
      facts.selectFrom('profiles').select('email').where('id', '=', creator).as('creator_email'),
      facts
        .selectFrom('profiles')
        .select('id')
        .where(sql`lower(email)`, '=', email)
        .where('email_confirmed', '=', true)
        .as('invitee_id'),
      facts
        .selectFrom('invites')
        .select((row) => sql<number>`${row.fn.countAll()}::int`.as('n'))
        .where('email', '=', email)
        .where('last_sent_at', '>', since)
        .as('invites_to_address'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ invites_to_address, ...facts }) => ({ ...facts, invites_to_address: invites_to_address ?? 0 }))
}
