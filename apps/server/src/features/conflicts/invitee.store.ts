import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { mailsOfTheDay } from './invites.store.ts'

export type StartFacts = {
  creator_email: string | null
  /** The confirmed account that holds the invited address, unless it blocked the creator: then there is nobody to reach. */
  invitee_id: string | null
  /** The holder blocked the creator, who must not notice (decisions §12). */
  held_back: boolean
  /** Invites that were mailed to this address in the last day, from everybody. */
  mails_to_address: number
}

/** What must be known before a conflict is started: both accounts, and how much mail the address had today. One statement. */
export async function findStartFacts(db: Db, creator: string, email: string, now: Date): Promise<StartFacts> {
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
      mailsOfTheDay(db, email, now).as('mails_to_address'),
    ])
    .executeTakeFirstOrThrow()
  const held_back = facts.blocks === true
  return {
    creator_email: facts.creator_email,
    invitee_id: held_back ? null : facts.holder_id,
    held_back,
    mails_to_address: facts.mails_to_address ?? 0,
  }
}

/** The confirmed account that holds the invited address of a conflict, or a person's own account once its address is confirmed. */
export async function findHolder(
  db: Db,
  of: { conflict: string } | { person: string },
): Promise<{ id: string; email: string } | null> {
  const confirmed = db.selectFrom('profiles').select(['id', 'email']).where('email_confirmed', '=', true)
  const query =
    'person' in of
      ? confirmed.where('id', '=', of.person)
      : confirmed.where(
          sql<string>`lower(email)`,
          '=',
          db.selectFrom('conflicts').select('user2_email').where('id', '=', of.conflict),
        )
  const holder = await query.executeTakeFirst()
  return holder?.email ? { id: holder.id, email: holder.email } : null
}
