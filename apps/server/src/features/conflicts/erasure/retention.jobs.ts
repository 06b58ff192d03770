import { PARTIES } from '@squash/contract/values'
import { withoutWords } from '@squash/rules/conflicts/erase'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import type { Background } from '../../../feature.ts'
import type { Database } from '../../../platform/database/database.ts'
import { eraseInvite } from '../../invites/public.ts'
import { lockConflict, saveWords } from '../conflicts.store.ts'
import { forgetCritiques } from '../critiques.store.ts'
import { forgetWords } from '../search/search.store.ts'
import { listOldWords } from './erasure.service.ts'

const DAY = 24 * 60 * 60 * 1000
const AT_ONCE = 100

/**
 * Removes all messages of both parties from conflicts abandoned this many days ago. The conflicts themselves stay,
 * because they are counted. Each has its own transaction.
 * @param days RETENTION_DAYS; null keeps everything
 */
export function retentionJobs({ database, days }: { database: Database; days: number | null }): Background {
  const forget = (id: string): Promise<void> =>
    database.transaction(async (tx) => {
      const stored = await lockConflict(tx, id)
      if (stored?.conflict.status !== 'abandoned') return
      const { user2_id, invitee_id } = stored.conflict
      const forgotten = withoutWords(stored.conflict, { address: user2_id === null && invitee_id === null })
      await saveWords(tx, forgotten)
      await forgetWords(tx, id)
      await forgetCritiques(tx, id, PARTIES)
      if (forgotten.user2_email === ERASED_ADDRESS) await eraseInvite(tx, { kind: 'conflict', subject: id })
    })

  if (days === null) return {}
  return {
    schedules: [
      {
        name: 'conflicts.forget-words',
        cron: '29 2 * * *',
        async run(now) {
          const before = new Date(now.getTime() - days * DAY)
          const next = () => listOldWords(database.db, before, AT_ONCE)
          for (let old = await next(); old.length > 0; old = await next()) for (const id of old) await forget(id)
        },
      },
    ],
  }
}
