import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { renderDeletionRequested } from '../mails/public.ts'
import { findErasureTime } from './deletion.service.ts'
import type { Erasure } from './erasure.service.ts'

type Parts = { database: Pick<Database, 'db'>; mailer: Mailer; erasure: Pick<Erasure, 'eraseDue'>; siteUrl: string }

/**
 * Mails an account's owner that it will be erased, in case someone else requested that, and erases it when the time
 * comes.
 */
export const accountJobs = ({ database: { db }, mailer, erasure, siteUrl }: Parts): Background => ({
  subscriptions: [
    {
      name: 'account.mail-deletion',
      retries: 8,
      on: {
        async 'account.deletion_requested'({ person }) {
          const account = await findErasureTime(db, person)
          if (!account?.erase_at || account.email === null || !account.email_confirmed) return
          const mail = renderDeletionRequested({ siteUrl, eraseAt: account.erase_at })
          await mailer.send({ key: `deletion:${person}:${account.erase_at.toISOString()}`, to: account.email, ...mail })
        },
      },
    },
  ],
  schedules: [{ name: 'account.erase', cron: '7 * * * *', run: erasure.eraseDue }],
})
