import { LIMITS } from '@squash/contract/limits'
import type { BalanceOfDay, PointsWithTier, SquashCredEvent, Tier } from '@squash/contract/rewards'
import type { Counters } from '@squash/rules/counters/counters'
import { balanceSeries, seriesSince } from '@squash/rules/squashcred/series'
import { tierOf } from '@squash/rules/squashcred/tiers'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { type EntryRow, findBalance, findCounters, findRecentChanges, listEntries, type Page } from './history.store.ts'

type Parts = { database: Pick<Database, 'db'>; clock: Clock }

/** The readable side of SquashCred: balance, tier, ledger entries and counters. */
export function createHistory({ database: { db }, clock }: Parts) {
  const entries = async (person: string, page: Page): Promise<SquashCredEvent[]> =>
    (await listEntries(db, person, page)).map(presentEntry)

  return {
    balance: (person: string): Promise<number> => findBalance(db, person),

    async pointsWithTier(person: string): Promise<PointsWithTier> {
      const squashcred = await findBalance(db, person)
      return { squashcred, ...presentTier(squashcred) }
    },

    /** Newest first. @param page `before`: the last entry of the previous page */
    entries,

    /** All of them, for the user's download. */
    async allEntries(person: string): Promise<SquashCredEvent[]> {
      const all: SquashCredEvent[] = []
      for (let before: string | null | undefined = null; before !== undefined; ) {
        const page = await entries(person, { limit: LIMITS.pageSizeMax, before })
        all.push(...page)
        before = page.length < LIMITS.pageSizeMax ? undefined : page.at(-1)?.id
      }
      return all
    },

    /** The balance at the end of each of the last days in the user's own time zone, oldest first. */
    async series(person: string, days: number): Promise<BalanceOfDay[]> {
      const now = clock.now()
      const recent = await findRecentChanges(db, person, seriesSince(now, days))
      return recent ? balanceSeries(recent.balance, recent.changes, { now, days, timeZone: recent.timeZone }) : []
    },

    /** What has been counted for a user so far, as seen by a transaction. */
    counters: (at: Db, person: string): Promise<Counters> => findCounters(at, person),
  }
}

export type History = ReturnType<typeof createHistory>

/** @param points a balance */
export function presentTier(points: number): Tier {
  const { emoji, title, range } = tierOf(points)
  return { tier_emoji: emoji, tier_title: title, tier_range: range }
}

const presentEntry = ({ created_at, ...entry }: EntryRow): SquashCredEvent => ({
  ...entry,
  created_at: created_at.toISOString(),
})
