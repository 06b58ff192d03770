import { bannedAt } from '@squash/auth'
import type { InviteKind } from '@squash/contract/values'
import { ABANDON_AFTER_DAYS } from '@squash/rules/conflicts/close'
import { reminderDue } from '@squash/rules/conflicts/invite-limits'
import type { DomainEvent } from '@squash/rules/events'
import { type RawBuilder, sql } from 'kysely'
import type { Background } from '../../../feature.ts'
import type { Database, Db, Tx } from '../../../platform/database/database.ts'
import { handleDue } from '../../../platform/jobs/handle-due.ts'
import type { Announce, Announcement, Outbox } from '../../../platform/outbox/outbox.ts'
import { forgetFormerLinks } from '../links.store.ts'
import { type InviteSubject, markSent } from '../store.ts'
import { forgetCorrected } from './correction.service.ts'
import { dayBefore, daysBefore, isFull, isFullWithQueue } from './inbox.ts'

type Parts = { database: Database; outbox: Outbox }

const PAGE = 100

/**
 * Mails postponed invites once their address is below its limit again, and one reminder of each unanswered invite. As for
 * any other invite, whether the address still wants the mail is decided when it is sent.
 */
export function inviteJobs({ database, outbox }: Parts): Background {
  const publishEvent = (work: (tx: Tx) => Promise<DomainEvent | null>): Promise<void> =>
    database.transaction(async (tx) => {
      const event = await work(tx)
      if (event) await outbox.publish(tx, [event])
    })

  const release = (invite: DueInvite, at: Date): Promise<void> =>
    publishEvent(async (tx) => {
      if ((await isFull(tx, invite, at)) || !(await markSent(tx, invite, { expected: 0, at }))) return null
      const { kind, subject, inviter } = invite
      return { type: 'invite.released', kind, subject, inviter, at }
    })

  const remind = (invite: DueInvite, at: Date): Promise<void> =>
    publishEvent(async (tx) => {
      if ((await isFullWithQueue(tx, invite, at)) || !(await markSent(tx, invite, { expected: 1, at }))) return null
      const { kind, subject } = invite
      return { type: 'invite.reminded', kind, subject, at }
    })

  return {
    schedules: [
      {
        name: 'invites.release',
        cron: '*/20 * * * *',
        run: (now) =>
          handleDue<DueInvite>(
            // Continues after the previous page, because an invite whose address is still full stays due.
            (before) => listPostponed(database.db, now, { before, limit: PAGE }),
            (invite) => release(invite, now),
          ),
      },
      {
        name: 'invites.remind',
        cron: '53 * * * *',
        run: (now) =>
          handleDue<DueInvite>(
            (before) => listReminders(database.db, now, { before, limit: PAGE }),
            (invite) => remind(invite, now),
          ),
      },
      {
        name: 'invites.forget-corrected',
        cron: '41 * * * *',
        run: async (now) => {
          await forgetCorrected(database.db, dayBefore(now))
          await forgetFormerLinks(database.db, daysBefore(ABANDON_AFTER_DAYS, now))
        },
      },
    ],
    announce,
  }
}

type OfInvite = { kind: InviteKind; subject: string; inviter: string }

/** Has the inviter's page refetch when the mail is sent, and at the same point if the invite is withheld. */
const forInviter = ({ kind, subject, inviter: person }: OfInvite): Announcement[] => [
  kind === 'conflict'
    ? { person, live: { event: 'conflict.changed', data: { conflict_id: subject } } }
    : { person, live: { event: 'debate.changed', data: { debate_id: subject } } },
]

const announce: Announce = { 'invite.released': forInviter, 'invite.corrected': forInviter }

type DueInvite = InviteSubject & {
  email: string
  inviter: string
  /** The time since which it has been waiting for this mail. */
  since: Date
}
/** The position at which a page ended. */
type Place = Pick<DueInvite, 'since' | 'subject'>
type Page = { before: Place | null; limit: number }

/**
 * Postponed invites, the oldest first: never mailed, because their address had reached its daily limit.
 * @param page `before`: the last one of the previous page; null for the first page
 */
const listPostponed = (db: Db, now: Date, page: Page): Promise<DueInvite[]> =>
  listDue(db, now, { since: sql`i.created_at`, where: sql`i.times_sent = 0` }, page)

/** Invites whose reminder is due, the oldest first: mailed once, some days ago. */
function listReminders(db: Db, now: Date, page: Page): Promise<DueInvite[]> {
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
