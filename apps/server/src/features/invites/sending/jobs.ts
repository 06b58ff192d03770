import type { InviteKind } from '@squash/contract/values'
import { ABANDON_AFTER_DAYS } from '@squash/rules/conflicts/close'
import type { DomainEvent } from '@squash/rules/events'
import type { Background } from '../../../feature.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Announce, Announcement, Outbox } from '../../../platform/outbox/outbox.ts'
import { forgetFormerLinks } from '../links.store.ts'
import { markSent } from '../store.ts'
import { forgetCorrected } from './corrections.store.ts'
import { type DueInvite, listQueued, listReminders, type Page, type Place } from './due.store.ts'
import { dayBefore, daysBefore, isFull, isFullWithQueue } from './inbox.ts'

type Parts = { database: Database; outbox: Outbox }

const PAGE = 100

/**
 * Mails queued invites once their address is below its limit again, and one reminder of each unanswered one. As for any
 * other invite, whether the address still wants the mail is decided when it is sent.
 */
export function inviteJobs({ database, outbox }: Parts): Background {
  const publishing = (work: (tx: Tx) => Promise<DomainEvent | null>): Promise<void> =>
    database.transaction(async (tx) => {
      const event = await work(tx)
      if (event) await outbox.publish(tx, [event])
    })

  const release = (invite: DueInvite, at: Date): Promise<void> =>
    publishing(async (tx) => {
      if ((await isFull(tx, invite, at)) || !(await markSent(tx, invite, { expected: 0, at }))) return null
      const { kind, subject, inviter } = invite
      return { type: 'invite.released', kind, subject, inviter, at }
    })

  const remind = (invite: DueInvite, at: Date): Promise<void> =>
    publishing(async (tx) => {
      if ((await isFullWithQueue(tx, invite, at)) || !(await markSent(tx, invite, { expected: 1, at }))) return null
      const { kind, subject } = invite
      return { type: 'invite.reminded', kind, subject, at }
    })

  /** One pass, page by page: an invite whose address is still full stays due. */
  async function forEach(list: (page: Page) => Promise<DueInvite[]>, handle: (invite: DueInvite) => Promise<void>) {
    let before: Place | null = null
    do {
      const due: DueInvite[] = await list({ before, limit: PAGE })
      for (const invite of due) await handle(invite)
      before = due.at(-1) ?? null
    } while (before)
  }

  return {
    schedules: [
      {
        name: 'invites.release',
        cron: '*/20 * * * *',
        run: (now) =>
          forEach(
            (page) => listQueued(database.db, now, page),
            (invite) => release(invite, now),
          ),
      },
      {
        name: 'invites.remind',
        cron: '53 * * * *',
        run: (now) =>
          forEach(
            (page) => listReminders(database.db, now, page),
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

/** The inviter's page shows when the mail goes out; a withheld invite updates it just the same. */
const forInviter = ({ kind, subject, inviter: person }: OfInvite): Announcement[] => [
  kind === 'conflict'
    ? { person, live: { event: 'conflict.changed', data: { conflict_id: subject } } }
    : { person, live: { event: 'debate.changed', data: { debate_id: subject } } },
]

const announce: Announce = { 'invite.released': forInviter, 'invite.corrected': forInviter }
