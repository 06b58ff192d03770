import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import { lockInbox } from '../invitees/inbox.service.ts'
import type { Conflicts } from './conflicts.service.ts'
import { findHolder } from './invitee.store.ts'

type Parts = { database: Database; conflicts: Pick<Conflicts, 'addressGained'> }

/**
 * An account and an invite to its address may be made at the same moment, and neither transaction sees the other. Whichever
 * of the two events is handled last sees both. Usually there is nothing left to do.
 */
export const lateJoins = ({ database, conflicts }: Parts): Background => ({
  subscriptions: [
    subscription({
      name: 'conflicts.join-late',
      on: ['conflict.started', 'person.signed_up', 'person.confirmed'],
      handle: (event) =>
        database.transaction(async (tx) => {
          const holder = await findHolder(
            tx,
            'conflict' in event ? { conflict: event.conflict } : { person: event.person },
          )
          const isNew = event.type !== 'conflict.started'
          // Still theirs once the lock is held; a block that was made meanwhile is then seen.
          if (holder && (await lockInbox(tx, holder.email)) === holder.id)
            await conflicts.addressGained(tx, { person: holder.id, email: holder.email, isNew })
        }),
    }),
  ],
})
