import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { type RawBuilder, sql } from 'kysely'
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
  /** Invite mails to this address in the last day, and invites queued for it, from everyone; withheld ones only if they are the creator's. */
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

type Inbox = { email: string; inviter: string }

/**
 * How many invites, to conflicts and to debates, were mailed to an address in the last day, as this sender would count them. The
 * inbox is locked until the transaction ends, so that two who invite the same address at once do not both send its fifth.
 */
const mailedToday = ({ email, inviter }: Inbox, now: Date) =>
  sql<number>`invites_mailed(${email}, ${dayBefore(now)}::timestamptz, ${inviter}::uuid)`

/** Whether an address has had all its invites of the day; if not, the next is this sender's until the transaction ends. */
export const hasHadEnough = (tx: Tx, inbox: Inbox, now: Date): Promise<boolean> => isFull(tx, mailedToday(inbox, now))

/** Whether nothing more may go to an address today once its queued invites have: they go before any reminder. */
export const isSpokenFor = (tx: Tx, inbox: Inbox, now: Date): Promise<boolean> =>
  isFull(tx, sql<number>`${mailedToday(inbox, now)} + invites_queued(${inbox.email}, ${inbox.inviter}::uuid)`)

async function isFull(tx: Tx, count: RawBuilder<number>): Promise<boolean> {
  const { mails } = await tx.selectNoFrom(count.as('mails')).executeTakeFirstOrThrow()
  return mails >= INVITES_PER_DAY.address
}
