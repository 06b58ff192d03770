import type { InviteKind } from '@squash/contract/values'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { InviteRecipients } from './recipients.service.ts'
import { lockInbox } from './sending/inbox.ts'
import { findHolder } from './store.ts'

type Parts = { database: Database; recipients: Pick<InviteRecipients, 'addressGained'> }

/**
 * An account and an invite to its address may be created at the same moment, and neither transaction sees the other. The
 * second of the two events to be handled sees both. Usually there is nothing left to do.
 */
export function lateJoins({ database, recipients }: Parts): Background {
  const assign = (by: { kind: InviteKind; subject: string } | { person: string }): Promise<void> =>
    database.transaction(async (tx) => {
      const holder = await findHolder(tx, by)
      // The address may have changed hands, or the sender been blocked, before the lock was held.
      if (holder && (await lockInbox(tx, holder.email)) === holder.id)
        await recipients.addressGained(tx, { person: holder.id, email: holder.email, isNew: 'person' in by })
    })

  return {
    subscriptions: [
      {
        name: 'conflicts.join-late',
        isShort: true,
        on: {
          'conflict.started': ({ conflict }) => assign({ kind: 'conflict', subject: conflict }),
          'person.signed_up': ({ person }) => assign({ person }),
          'person.confirmed': ({ person }) => assign({ person }),
        },
      },
      {
        name: 'debates.join-late',
        isShort: true,
        on: { 'debate.started': ({ debate }) => assign({ kind: 'debate', subject: debate }) },
      },
    ],
  }
}
