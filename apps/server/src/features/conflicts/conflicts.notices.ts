import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Notices } from '../notifications/public.ts'
import { onEachTurn } from './turns.ts'

type Parts = { database: Database; notices: Notices }

/** Sends notifications to the users who get a mail that it's their turn. */
export const conflictNotices = ({ database: { db }, notices }: Parts): Background => ({
  subscriptions: [
    {
      name: 'conflicts.notify-your-turn',
      on: onEachTurn(db, async ({ stored, parties }) => {
        for (const party of parties) {
          const person = stored[party]
          const other = stored[party === 'user1' ? 'user2' : 'user1']
          const thing = { kind: 'conflict', id: stored.conflict.id, other: other?.id ?? null } as const
          if (person) await notices.notify(person.id, thing)
        }
      }),
    },
  ],
})
