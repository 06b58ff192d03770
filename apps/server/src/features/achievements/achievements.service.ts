import { achievementContext, type DomainEvent, newlyEarned } from '@squash/rules'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { listStandings, lockStandings, type Standing, saveStandings } from '../squashcred/standings.service.ts'
import { insertUnlocks } from './achievements.store.ts'

export { insertUnlocks } from './achievements.store.ts'

type Parts = {
  database: Database
  clock: Clock
  outbox: Outbox
  /** Whether somebody is among the first ten of a leaderboard of at least ten. */
  isTopTen(person: string): Promise<boolean>
}

/** After these somebody may have come among the first ten. */
const MOVES_RANKS: readonly DomainEvent['type'][] = ['conflict.started', 'conflict.resolved', 'leaderboard.viewed']
/** Standings looked at in one statement. */
const PAGE = 200

/** Achievements: which are earned, and unlocking each of them once. */
export function createUnlocks({ database, clock, outbox, isTopTen }: Parts) {
  /** At most two statements. @returns the codes of those that are new */
  async function give(tx: Tx, before: Standing, codes: readonly string[], at: Date): Promise<readonly string[]> {
    const unlocked = await insertUnlocks(
      tx,
      codes.map((code) => ({ person: before.person, code, at })),
    )
    const codesOfNew = unlocked.map(({ code }) => code)
    if (unlocked.length > 0) {
      await saveStandings(tx, outbox, [{ before, counters: before.counters, points: 0, unlocked: codesOfNew, at }])
    }
    return codesOfNew
  }

  const earnedBy = ({ counters, unlocked, timeZone, achievements }: Standing, now: Date, ranks = false) =>
    newlyEarned(
      counters,
      unlocked,
      achievementContext(counters, { now, timeZone, achievementCount: achievements, isTopTen: ranks }),
    ).map(({ code }) => code)

  const checkTimeBased = (person: string): Promise<void> =>
    database.transaction(async (tx) => {
      const standing = (await lockStandings(tx, [person])).get(person)
      if (standing) await give(tx, standing, earnedBy(standing, clock.now()), clock.now())
    })

  return {
    /**
     * Unlocks an achievement by hand. At most five statements.
     * @param code one of the catalogue
     * @returns whether it is new; null when nobody has this id
     */
    async unlock(tx: Tx, { person, code }: { person: string; code: string }): Promise<boolean | null> {
      const standing = (await lockStandings(tx, [person])).get(person)
      return standing ? (await give(tx, standing, [code], clock.now())).length > 0 : null
    },

    /** What somebody has earned with an event, and does not have yet. @param standing with the event counted */
    async earned(standing: Standing, event: DomainEvent): Promise<readonly string[]> {
      const mayRise = MOVES_RANKS.includes(event.type) && !standing.unlocked.has('top_ten')
      return earnedBy(standing, event.at, mayRise && (await isTopTen(standing.person)))
    },

    /** Unlocks what time has brought one person since anything happened to them (spec community §9, "On load"). */
    checkTimeBased,

    /** The same for everybody, a page at a time; only who has earned something is locked. */
    async checkEverybody(): Promise<void> {
      for (let after: string | undefined; ; ) {
        const page = await listStandings(database.db, { after, limit: PAGE })
        for (const standing of page) {
          if (earnedBy(standing, clock.now()).length > 0) await checkTimeBased(standing.person)
        }
        if (page.length < PAGE) return
        after = page.at(-1)?.person
      }
    },
  }
}

export type Unlocks = ReturnType<typeof createUnlocks>
