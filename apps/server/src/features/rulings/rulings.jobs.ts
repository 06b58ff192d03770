import type { EventOf } from '@squash/rules'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import type { Conflicts } from '../conflicts/conflicts.service.ts'
import { findRulingsAbout, findUnpublished, forgetUnpublished } from './publishing.store.ts'

type Parts = { database: Database; conflicts: Pick<Conflicts, 'republish'> }

const changesNames = (event: EventOf<'profile.updated' | 'profile.hidden'>): boolean =>
  event.type === 'profile.hidden' || event.fields.includes('name') || event.fields.includes('username')

/** What keeps the board as it should be besides commands: new names of people, and rulings from before it. */
export function rulingJobs({ database: { db, transaction }, conflicts }: Parts): Background {
  return {
    subscriptions: [
      subscription({
        name: 'rulings.rename',
        on: ['profile.updated', 'profile.hidden'],
        async handle(event) {
          if (!changesNames(event)) return
          for (const conflict of await findRulingsAbout(db, event.person)) {
            await transaction((tx) => conflicts.republish(tx, conflict))
          }
        },
      }),
    ],
    schedules: [
      {
        name: 'rulings.publish-old',
        cron: '*/5 * * * *',
        async run() {
          for (let old = await findUnpublished(db); old.length > 0; old = await findUnpublished(db)) {
            for (const conflict of old)
              await transaction(async (tx) => {
                await conflicts.republish(tx, conflict)
                await forgetUnpublished(tx, conflict)
              })
          }
        },
      },
    ],
  }
}
