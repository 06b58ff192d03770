import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Tx } from '../../platform/database/database.ts'

export type InviteFacts = {
  creator_email: string | null
  /** Whether a confirmed account holds the invited address, whomever it has blocked. */
  has_account: boolean
  /** That account, unless it blocked the creator: then there is nobody to reach. */
  invitee_id: string | null
  /** The holder of the address, or of a link mailed to it, blocked the creator, who must not notice (docs/decisions/0038). */
  held_back: boolean
  /** Invites that were mailed to this address in the last day, from everybody; those withheld from it only if they are the creator's. */
  mails_to_address: number
}

/**
 * What must be known before somebody is invited: both accounts, whether a block is between them, and how much mail the address
 * had today. All of it holds until the transaction ends, because the inbox is locked before it is read. One statement.
 */
export async function findInviteFacts(tx: Tx, creator: string, email: string, now: Date): Promise<InviteFacts> {
  const { rows } = await sql<Facts>`
    select * from invite_facts(${email}, ${addressHash(email)}, ${creator}, ${dayBefore(now)})`.execute(tx)
  const [facts] = rows
  if (!facts) throw new Error('invite_facts gives one row')
  const { holder_id, ...others } = facts
  return { ...others, has_account: holder_id !== null, invitee_id: facts.held_back ? null : holder_id }
}

type Facts = Omit<InviteFacts, 'has_account' | 'invitee_id'> & { holder_id: string | null }

const DAY = 24 * 60 * 60 * 1000
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY)

/**
 * How many invites, to conflicts and to debates, were mailed to an address in the last day, as this sender would count them. The
 * inbox is locked until the transaction ends, so that two who invite the same address at once do not both send its fifth.
 */
const mailsOfTheDay = (email: string, sender: string, now: Date) =>
  sql<number>`invites_mailed(${email}, ${dayBefore(now)}::timestamptz, ${sender}::uuid)`

/** Whether an address has had all its invites of the day; if not, the next is this sender's until the transaction ends. */
export async function hasHadEnough(
  tx: Tx,
  { email, inviter }: { email: string; inviter: string },
  now: Date,
): Promise<boolean> {
  const { mails } = await tx.selectNoFrom(mailsOfTheDay(email, inviter, now).as('mails')).executeTakeFirstOrThrow()
  return mails >= INVITES_PER_DAY.address
}
