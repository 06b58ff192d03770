import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { lockStandings, saveStandings } from '../squashcred/standings.service.ts'
import { insertUnlocks } from './achievements.store.ts'

/** Achievements that others than the rules decide on. */
export const createUnlocks = ({ clock, outbox }: { clock: Clock; outbox: Outbox }) => ({
  /**
   * Unlocks an achievement by hand. At most four statements.
   * @param code one of the catalogue
   * @returns whether it is new; null when nobody has this id
   */
  async unlock(tx: Tx, { person, code }: { person: string; code: string }): Promise<boolean | null> {
    const before = (await lockStandings(tx, [person])).get(person)
    if (!before) return null
    const at = clock.now()
    const unlocked = (await insertUnlocks(tx, [{ person, code, at }])).map((unlock) => unlock.code)
    if (unlocked.length > 0) {
      await saveStandings(tx, outbox, [{ before, counters: before.counters, points: 0, unlocked, at }])
    }
    return unlocked.length > 0
  },
})

export type Unlocks = ReturnType<typeof createUnlocks>
