import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import { renderDeletionRequested } from '../mails/account-deletion.ts'
import { findErasureTime } from './deletion.store.ts'
import type { Erasure } from './erasure.service.ts'

type Parts = { database: Pick<Database, 'db'>; mailer: Mailer; erasure: Pick<Erasure, 'eraseDue'>; siteUrl: string }

/** Tells the owner of an account that it will be erased, in case it was not them who asked; and erases it when the time comes. */
export const accountJobs = ({ database: { db }, mailer, erasure, siteUrl }: Parts): Background => ({
  subscriptions: [
    subscription({
      name: 'account.mail-deletion',
      on: ['account.deletion_requested'],
      retries: 8,
      async handle({ person }) {
        const account = await findErasureTime(db, person)
        if (!account?.erase_at || account.email === null || !account.email_confirmed) return
        const mail = await renderDeletionRequested({ siteUrl, eraseAt: account.erase_at })
        await mailer.send({ key: `deletion:${person}:${account.erase_at.toISOString()}`, to: account.email, ...mail })
      },
    }),
  ],
  schedules: [{ name: 'account.erase', cron: '7 * * * *', run: erasure.eraseDue }],
})
