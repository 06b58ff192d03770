import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Conflicts } from '../conflicts/public.ts'
import { deleteUnpublished, findRulingsAbout, findUnpublished } from './publishing.store.ts'

type Parts = { database: Database; conflicts: Pick<Conflicts, 'republish'> }

/** Updates the board outside of commands: changed names, and rulings from before it existed. */
export function rulingJobs({ database: { db, transaction }, conflicts }: Parts): Background {
  async function rename(person: string): Promise<void> {
    for (const conflict of await findRulingsAbout(db, person)) {
      await transaction((tx) => conflicts.republish(tx, conflict))
    }
  }

  return {
    subscriptions: [
      {
        name: 'rulings.rename',
        on: {
          'profile.hidden': ({ person }) => rename(person),
          async 'profile.updated'({ person, fields }) {
            if (fields.includes('name') || fields.includes('username')) await rename(person)
          },
        },
      },
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
                await deleteUnpublished(tx, conflict)
              })
          }
        },
      },
    ],
  }
}
