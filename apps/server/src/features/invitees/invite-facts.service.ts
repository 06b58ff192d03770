import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Db } from '../../platform/database/database.ts'

export type InviteFacts = {
  creator_email: string | null
  /** The confirmed account that holds the invited address, unless it blocked the creator: then there is nobody to reach. */
  invitee_id: string | null
  /** Whoever holds the address, or held a link mailed to it, blocked the creator, who must not notice (decisions §12). */
  held_back: boolean
  /** Invites that were mailed to this address in the last day, from everybody. */
  mails_to_address: number
}

/** What must be known before somebody is invited: both accounts, and how much mail the address had today. One statement. */
export async function findInviteFacts(db: Db, creator: string, email: string, now: Date): Promise<InviteFacts> {
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
        .exists(
          fact
            .selectFrom('address_blocks')
            .select('inviter_id')
            .where('address_hash', '=', addressHash(email))
            .where('inviter_id', '=', creator),
        )
        .as('address_blocks'),
      mailsOfTheDay(db, email, now).as('mails_to_address'),
    ])
    .executeTakeFirstOrThrow()
  const held_back = facts.blocks === true || facts.address_blocks === true
  return {
    creator_email: facts.creator_email,
    invitee_id: held_back ? null : facts.holder_id,
    held_back,
    mails_to_address: facts.mails_to_address ?? 0,
  }
}

const DAY = 24 * 60 * 60 * 1000

/**
 * How many invites, to conflicts and to debates, were mailed to an address in the last day, at most: one that was sent again
 * counts with all its mails.
 */
export function mailsOfTheDay(db: Db, email: string, now: Date) {
  const mailed = (table: 'invites' | 'debate_invites') =>
    db
      .selectFrom(table)
      .select('times_sent')
      .where('email', '=', email)
      .where('last_sent_at', '>', new Date(now.getTime() - DAY))
      .where('held_back', '=', false)
  return db
    .selectFrom(mailed('invites').unionAll(mailed('debate_invites')).as('mailed'))
    .select(sql<number>`coalesce(sum(times_sent), 0)::int`.as('mails'))
}
