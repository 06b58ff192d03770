import type { Waiting } from '@squash/contract/notifications'
import type { Database } from '../../platform/database/database.ts'
import type { Job, Jobs } from '../../platform/jobs/jobs.ts'
import { listSessionsToNotify } from './devices.store.ts'

/** A notification to one device. It names no person, and is sent only if its subject is still waiting. */
export type Notice = Waiting & { session: string }

export const NOTICE_JOB: Pick<Job<Notice>, 'name'> = { name: 'notifications.push' }

type Parts = { database: Database; jobs: Jobs }

/** Notifications about what waits for a user, on every device where they have turned them on. */
export const createNotices = ({ database, jobs }: Parts) => ({
  /** @param other the other user; null once their account is erased */
  async notify(person: string, { other, ...thing }: Waiting & { other: string | null }): Promise<void> {
    const sessions = await listSessionsToNotify(database.db, { person, kind: thing.kind, other })
    if (sessions.length === 0) return
    await database.transaction(async (tx) => {
      for (const session of sessions) await jobs.enqueue(tx, NOTICE_JOB, { ...thing, session })
    })
  },
})

export type Notices = ReturnType<typeof createNotices>
