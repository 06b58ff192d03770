import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

const DAY = 24 * 60 * 60 * 1000

export type StartFacts = {
  creator_email: string | null
  /** The confirmed account that holds the invited address, unless it blocked the creator: then there is nobody to reach. */
  invitee_id: string | null
  /** The holder blocked the creator, who must not notice (decisions §12). */
  held_back: boolean
  /** Conflicts about which this address got mail in the last day, from everybody. */
  invites_to_address: number
}

/** What must be known before a conflict is started: both accounts, and how much mail the address had today. One statement. */
export async function findStartFacts(db: Db, creator: string, email: string, now: Date): Promise<StartFacts> {
  const since = new Date(now.getTime() - DAY)
  const facts = await db
    .with('holder', (first) =>
      first
        .selectFrom('profiles')
        .select(['id'])
        .select((row) =>
          row
            .exists(
              row
                .selectFrom('blocks')
                .select('blocker_id')
                .whereRef('blocker_id', '=', 'profiles.id')
                .where('blocked_id', '=', creator),
            )
            .as('blocks'),
        )
        .where(sql`lower(email)`, '=', email)
        .where('email_confirmed', '=', true),
    )
    .selectNoFrom((fact) => [
      fact.selectFrom('profiles').select('email').where('id', '=', creator).as('creator_email'),
      fact.selectFrom('holder').select('id').as('holder_id'),
      fact.selectFrom('holder').select('blocks').as('blocks'),
      fact
        .selectFrom('invites')
        .select((row) => sql<number>`${row.fn.countAll()}::int`.as('n'))
        .where('email', '=', email)
        .where('last_sent_at', '>', since)
        .where('held_back', '=', false)
        .as('invites_to_address'),
    ])
    .executeTakeFirstOrThrow()
  const held_back = facts.blocks === true
  return {
    creator_email: facts.creator_email,
    invitee_id: held_back ? null : facts.holder_id,
    held_back,
    invites_to_address: facts.invites_to_address ?? 0,
  }
}
