import { mailDue, REMINDER_AFTER_DAYS } from '@squash/rules/agreements/check-in'
import type { DomainEvent } from '@squash/rules/events'
import { DAY } from '@squash/rules/time/units'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Notices } from '../notifications/public.ts'
import { findAgreement } from './agreements.store.ts'
import { lockDue, markMailed } from './check-ins.store.ts'

/** Check-ins asked in one transaction. */
const BATCH = 100

/**
 * Asks both parties whether their agreement held, and reminds them once. The question is recorded in the transaction
 * that announces it, so the schedule may run twice, late, or alongside another worker.
 */
export function checkInJobs({ database, outbox }: { database: Database; outbox: Outbox }): Background {
  /** @returns how many were due */
  const askBatch = (now: Date): Promise<number> =>
    database.transaction(async (tx) => {
      const since = new Date(now.getTime() - REMINDER_AFTER_DAYS * DAY)
      const due = (await lockDue(tx, now, since, BATCH)).flatMap((one) => {
        const mail = mailDue(one, now)
        return mail ? [{ ...one, mail }] : []
      })
      if (due.length === 0) return 0
      const events = due.map(
        ({ conflict, parties, person, day, mail }): DomainEvent => ({
          type: 'agreement.check_in_due',
          conflict,
          parties,
          person,
          day,
          reminder: mail === 'remind',
          at: now,
        }),
      )
      await markMailed(outbox.alongside(tx, events), due, now)
      return due.length
    })

  return {
    schedules: [
      {
        name: 'agreements.check-in',
        cron: '13 * * * *',
        async run(now) {
          while ((await askBatch(now)) === BATCH);
        },
      },
    ],
  }
}

type Parts = { database: Database; notices: Notices }

/** Sends notifications to the users who get a check-in mail. */
export const checkInNotices = ({ database: { db }, notices }: Parts): Background => ({
  subscriptions: [
    {
      name: 'agreements.notify-check-in',
      on: {
        'agreement.check_in_due': async ({ conflict, person }) => {
          const stored = await findAgreement(db, conflict)
          const other = stored?.user1?.id === person ? stored.user2 : stored?.user1
          if (stored) await notices.notify(person, { kind: 'check_in', id: conflict, other: other?.id ?? null })
        },
      },
    },
  ],
})
