import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { DAY } from '@squash/rules/time/units'
import { type RawBuilder, sql } from 'kysely'
import { addressHash } from '../../../platform/address-hash.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** The time this many days before `now`. */
export const daysBefore = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY)
/** Mails sent after this time count towards the daily limit. */
export const dayBefore = (now: Date): Date => daysBefore(1, now)

/**
 * Locks an address's inbox until the transaction ends: other transactions that invite the address, block for it or take it
 * over wait, so that what is read afterwards stays true (migration 0026). Lock it before any invite, to prevent deadlocks.
 * @returns the confirmed account that holds the address, or null
 */
export async function lockInbox(tx: Tx, address: string): Promise<string | null> {
  const { holder } = await tx
    .selectNoFrom(sql<string | null>`lock_inbox(${address.toLowerCase()})`.as('holder'))
    .executeTakeFirstOrThrow()
  return holder
}

type InboxFacts = {
  creator_email: string | null
  /** The confirmed account that holds the address, even if it blocked the creator. */
  holder_id: string | null
  /** Whether the holder of the address, or of a link mailed to it, has blocked the creator, who must not notice (docs/decisions/0038). */
  withheld: boolean
  /**
   * Invite mails to this address in the last day, and postponed invites to it, from everyone; withheld ones only if
   * they are the creator's.
   */
  mails_to_address: number
}

/** What decides how an invite goes out. It stays true until the transaction ends, because the inbox is locked first. One statement. */
export async function findInboxFacts(tx: Tx, creator: string, email: string, now: Date): Promise<InboxFacts> {
  const { rows } = await sql<InboxFacts>`
    select * from invite_facts(${email}, ${addressHash(email)}, ${creator}, ${dayBefore(now)})`.execute(tx)
  const [facts] = rows
  if (!facts) throw new Error('invite_facts returned no row')
  return facts
}

type Inbox = { email: string; inviter: string }

/** How many invites were mailed to an address in the last day, as far as this sender may know. Locks the inbox. */
const mailedToday = ({ email, inviter }: Inbox, now: Date) =>
  sql<number>`invites_mailed(${email}, ${dayBefore(now)}::timestamptz, ${inviter}::uuid)`

/** Whether an address has reached its daily limit. If not, one mail is reserved for this sender until the transaction ends. */
export const isFull = (tx: Tx, inbox: Inbox, now: Date): Promise<boolean> => reachesLimit(tx, mailedToday(inbox, now))

/** The same with the address's postponed invites counted, too, because they take precedence over reminders. */
export const isFullWithQueue = (tx: Tx, inbox: Inbox, now: Date): Promise<boolean> =>
  reachesLimit(tx, sql<number>`${mailedToday(inbox, now)} + invites_queued(${inbox.email}, ${inbox.inviter}::uuid)`)

async function reachesLimit(tx: Tx, count: RawBuilder<number>): Promise<boolean> {
  const { mails } = await tx.selectNoFrom(count.as('mails')).executeTakeFirstOrThrow()
  return mails >= INVITES_PER_DAY.address
}
