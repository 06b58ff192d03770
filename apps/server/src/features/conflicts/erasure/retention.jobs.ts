import { PARTIES } from '@squash/contract/values'
import { withoutWords } from '@squash/rules/conflicts/erase'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { DAY } from '@squash/rules/time/units'
import type { Background } from '../../../feature.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { handleDue } from '../../../platform/jobs/handle-due.ts'
import { eraseInvite } from '../../invites/public.ts'
import { lockConflict, saveWords } from '../conflicts.store.ts'
import { deleteCritiques } from '../critiques.store.ts'
import { clearWords } from '../search/search.store.ts'

const BATCH = 100

/**
 * Deletes both parties' messages from conflicts abandoned this many days ago, one conflict per transaction. The conflicts
 * themselves stay, because they are counted.
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
      await clearWords(tx, id)
      await deleteCritiques(tx, id, PARTIES)
      if (forgotten.user2_email === ERASED_ADDRESS) await eraseInvite(tx, { kind: 'conflict', subject: id })
    })

  if (days === null) return {}
  return {
    schedules: [
      {
        name: 'conflicts.forget-words',
        cron: '29 2 * * *',
        run(now) {
          const before = new Date(now.getTime() - days * DAY)
          return handleDue(() => listExpired(database.db, before, BATCH), forget)
        },
      },
    ],
  }
}

/** Conflicts abandoned at or before this time that still contain messages, the oldest first. */
async function listExpired(db: Db, closed: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conflicts')
    .select('id')
    .where('status', '=', 'abandoned')
    .where((eb) => eb.or([eb('user1_raw_message', 'is not', null), eb('user2_raw_message', 'is not', null)]))
    .where('last_move_at', '<=', closed)
    .orderBy('last_move_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
