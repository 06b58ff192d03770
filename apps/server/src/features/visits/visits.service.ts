import type { MyData } from '@squash/contract/account'
import type { Database } from '../../platform/database/database.ts'
import { findVisits } from './visits.store.ts'

/** A user's visits, for their download. */
export const createVisits = ({ db }: Pick<Database, 'db'>) => ({
  async own(person: string): Promise<MyData['visits']> {
    const visits = await findVisits(db, person)
    return visits && { last_at: visits.last_at.toISOString(), recent_days: visits.recent_days }
  },
})
