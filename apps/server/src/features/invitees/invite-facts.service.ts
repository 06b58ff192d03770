import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Tx } from '../../platform/database/database.ts'

export type InviteFacts = {
  creator_email: string | null
  /** The confirmed account that holds the invited address, unless it blocked the creator: then there is nobody to reach. */
  invitee_id: string | null
  /** Whoever holds the address, or held a link mailed to it, blocked the creator, who must not notice (decisions §12). */
  held_back: boolean
  /** Invites that were mailed to this address in the last day, from everybody. */
  mails_to_address: number
}

/**
 * What must be known before somebody is invited: both accounts, and how much mail the address had today, which holds until the
 * transaction ends. One statement.
 */
export async function findInviteFacts(tx: Tx, creator: string, email: string, now: Date): Promise<InviteFacts> {
  const facts = await tx
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
      mailsOfTheDay(email, now).as('mails_to_address'),
    ])
    .executeTakeFirstOrThrow()
  const held_back = facts.blocks === true || facts.address_blocks === true
  return {
    creator_email: facts.creator_email,
    invitee_id: held_back ? null : facts.holder_id,
    held_back,
    mails_to_address: facts.mails_to_address,
  }
}

const DAY = 24 * 60 * 60 * 1000

/**
 * How many invites, to conflicts and to debates, were mailed to an address in the last day. Whoever asks is the only one until the
 * transaction ends, so that two who invite the same address at once do not both send its fifth. Whoever locks an invite, too,
 * does that afterwards: the other way round two would wait for each other.
 */
const mailsOfTheDay = (email: string, now: Date) =>
  sql<number>`invites_mailed(${email}, ${new Date(now.getTime() - DAY)}::timestamptz)`

/** Whether an address has had all its invites of the day; if not, the next is the caller's alone until the transaction ends. */
export async function hasHadEnough(tx: Tx, email: string, now: Date): Promise<boolean> {
  const { mails } = await tx.selectNoFrom(mailsOfTheDay(email, now).as('mails')).executeTakeFirstOrThrow()
  return mails >= INVITES_PER_DAY.address
}
