import { waitingOn } from '@squash/rules/conflicts/waiting-on'
import type { Db } from '../../platform/database/database.ts'
import { countUnanswered, listIdleOf } from './idle.store.ts'

/** Who keeps whom waiting, for features that judge by it. */
export const createKeptWaiting = () => ({
  /**
   * How many active conflicts have waited on a person since this moment or before: nobody has moved them since, and they
   * cannot go on without that person. One statement; a conflict leaves after 30 days (decisions §3), so they are few.
   */
  async count(db: Db, person: string, since: Date): Promise<number> {
    const idle = await listIdleOf(db, person, since)
    return idle.filter(({ party, ...facts }) => waitingOn(facts).includes(party)).length
  },

  /** How many invites to conflicts, up to a few, have gone unanswered for so many hours: sent by a person, and received. */
  unanswered: (
    db: Db,
    person: string,
    waited: { now: Date; hours: number },
  ): Promise<{ sent: number; received: number }> => countUnanswered(db, person, waited),
})

export type KeptWaiting = ReturnType<typeof createKeptWaiting>
