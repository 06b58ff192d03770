import { reminderDue } from '@squash/rules/conflicts/invite-limits'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { isSpokenFor } from './invite-facts.service.ts'
import { listMailedOnce, markReminded, type Place, type Unanswered } from './reminders.store.ts'

type Parts = { database: Database; outbox: Outbox }

const PAGE = 100

/** One reminder of an invite that nobody has answered, whatever it is to. An address that has had enough mail today waits. */
export function reminderJobs({ database, outbox }: Parts): Background {
  const remind = (invite: Unanswered, now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      if ((await isSpokenFor(tx, invite, now)) || !(await markReminded(tx, invite, now))) return
      const { kind, subject } = invite
      await outbox.publish(tx, [{ type: 'invite.reminded', kind, subject, at: now }])
    })

  return {
    schedules: [
      {
        name: 'invites.remind',
        cron: '53 * * * *',
        run: async (now) => {
          // Onwards and never back: what must wait for tomorrow stays due.
          let last: Place | null = null
          do {
            const due: Unanswered[] = await listMailedOnce(
              database.db,
              { ...reminderDue(now), now },
              { before: last, limit: PAGE },
            )
            for (const invite of due) await remind(invite, now)
            last = due.at(-1) ?? null
          } while (last)
        },
      },
    ],
  }
}
