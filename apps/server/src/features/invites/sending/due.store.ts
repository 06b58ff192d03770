import { bannedAt } from '@squash/auth'
import { reminderDue } from '@squash/rules/conflicts/invite-limits'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { InviteSubject } from '../store.ts'

export type DueInvite = InviteSubject & {
  email: string
  inviter: string
  /** Since when it has been waiting for this mail. */
  since: Date
}
/** The position at which a page ended. */
export type Place = Pick<DueInvite, 'since' | 'subject'>
export type Page = { before: Place | null; limit: number }

/**
 * Queued invites, the oldest first: never mailed, because their address had reached its daily limit.
 * @param page `before`: the last one of the previous page; null for the first page
 */
export const listQueued = (db: Db, now: Date, page: Page): Promise<DueInvite[]> =>
  listDue(db, now, { since: sql`i.created_at`, where: sql`i.times_sent = 0` }, page)

/** Invites whose reminder is due, the oldest first: mailed once, some days ago. */
export function listReminders(db: Db, now: Date, page: Page): Promise<DueInvite[]> {
  const { after, until } = reminderDue(now)
  const where = sql<boolean>`i.times_sent = 1 and i.last_sent_at > ${after} and i.last_sent_at <= ${until}`
  return listDue(db, now, { since: sql`i.last_sent_at`, where }, page)
}

/**
 * Open invites whose inviter can be answered: neither banned, nor about to delete their account. Withheld ones are
 * included: they are never mailed, but their senders see them go through the same states as any other.
 */
async function listDue(
  db: Db,
  now: Date,
  { since, where }: { since: RawBuilder<Date>; where: RawBuilder<boolean> },
  { before, limit }: Page,
): Promise<DueInvite[]> {
  const subject = sql`coalesce(i.conflict_id, i.debate_id)`
  const { rows } = await sql<DueInvite>`
    select i.kind, ${subject} as subject, i.email, i.inviter_id as inviter, ${since} as since
    from invites i
    left join conflicts c on c.id = i.conflict_id
    left join public_debates d on d.id = i.debate_id
    join profiles inviter on inviter.id = i.inviter_id and inviter.erase_at is null
    where ${where} and coalesce(c.status, d.status) = 'pending' and not ${bannedAt(sql.ref('i.inviter_id'), now)}
    ${before ? sql`and (${since}, ${subject}) > (${before.since}, ${before.subject}::uuid)` : sql``}
    order by ${since}, ${subject} limit ${limit}`.execute(db)
  return rows
}
