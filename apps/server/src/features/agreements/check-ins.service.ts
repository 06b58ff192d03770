import type { OpenCheckIn } from '@squash/contract/agreements'
import { LIMITS } from '@squash/contract/limits'
import { displayName } from '@squash/rules/people/display-name'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { listOpen } from './check-ins.store.ts'

/** How many questions a dashboard shows at a time. */
const ON_DASHBOARD = 10

/** The check-ins that wait for a user. */
export const createCheckIns = ({ database: { db }, clock }: { database: Pick<Database, 'db'>; clock: Clock }) => ({
  /**
   * The conflicts whose agreements a user is asked about, the oldest question first.
   * @param only if it is among them
   */
  async waitingFor(person: string, only?: string): Promise<string[]> {
    const rows = await listOpen(db, person, clock.now(), { limit: LIMITS.waitingCounted, only })
    return rows.map(({ conflict_id }) => conflict_id)
  },

  async openOf(person: string): Promise<OpenCheckIn[]> {
    const rows = await listOpen(db, person, clock.now(), { limit: ON_DASHBOARD })
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
