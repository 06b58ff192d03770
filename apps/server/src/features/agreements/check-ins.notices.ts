import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Notices } from '../notifications/public.ts'
import { findAgreement } from './agreements.store.ts'

type Parts = { database: Database; notices: Notices }

/** Notifies the devices of the same users who get a mail that asks whether their agreement held. */
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
