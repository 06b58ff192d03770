import type { OpenCheckIn } from '@squash/contract/agreements'
import { LIMITS } from '@squash/contract/limits'
import { displayName } from '@squash/rules/people/display-name'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { listOpenCheckIns } from './check-ins.store.ts'

/** Check-ins on a dashboard. */
const ON_DASHBOARD = 10

/** The open check-ins of a user. */
export const createCheckIns = ({ database: { db }, clock }: { database: Pick<Database, 'db'>; clock: Clock }) => ({
  /**
   * The conflicts with an open check-in of this user, the oldest check-in first, up to `LIMITS.waitingCounted`.
   * @param only restricts the list to this conflict
   */
  async waitingFor(person: string, only?: string): Promise<string[]> {
    const rows = await listOpenCheckIns(db, person, clock.now(), { limit: LIMITS.waitingCounted, only })
    return rows.map(({ conflict_id }) => conflict_id)
  },

  /** A user's open check-ins as the dashboard shows them, the oldest first. */
  async listOpen(person: string): Promise<OpenCheckIn[]> {
    const rows = await listOpenCheckIns(db, person, clock.now(), { limit: ON_DASHBOARD })
    return rows.map(({ conflict_id, title, day, closes_at, ...other }) => ({
      conflict_id,
      title,
      day,
      other_name: displayName(other, true),
      closes_at: closes_at.toISOString(),
    }))
  },
})

export type CheckIns = ReturnType<typeof createCheckIns>
