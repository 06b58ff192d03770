import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import { handleDue, handleEach } from '../../platform/jobs/handle-due.ts'
import type { Conflicts } from '../conflicts/public.ts'
import { deleteUnpublished, findRulingsAbout, findUnpublished } from './publishing.store.ts'

type Parts = { database: Database; conflicts: Pick<Conflicts, 'republish'> }

/** Updates the board outside of commands: changed names, and rulings from before it existed. */
export function rulingJobs({ database: { db, transaction }, conflicts }: Parts): Background {
  async function rename(person: string): Promise<void> {
    const about = await findRulingsAbout(db, person)
    await handleEach(about, (conflict) => transaction((tx) => conflicts.republish(tx, conflict)))
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
        run: () =>
          handleDue(
            () => findUnpublished(db),
            (conflict) =>
              transaction(async (tx) => {
                await conflicts.republish(tx, conflict)
                await deleteUnpublished(tx, conflict)
              }),
          ),
      },
    ],
  }
}
