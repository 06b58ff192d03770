import { LIMITS } from '@squash/contract/limits'
import type { BalanceOfDay, PointsWithTier, SquashCredEvent, Tier } from '@squash/contract/rewards'
import { type Counters, completeCounters } from '@squash/rules/counters/counters'
import { balanceSeries, type Change, seriesSince } from '@squash/rules/squashcred/series'
import { tierOf } from '@squash/rules/squashcred/tiers'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { readAllPages } from '../../platform/read-all-pages.ts'

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

    /** A page of a user's ledger, newest first. @param page `before`: the last entry of the previous page */
    entries,

    /** A user's whole ledger, for their download. */
    allEntries: (person: string): Promise<SquashCredEvent[]> =>
      readAllPages(
        LIMITS.pageSizeMax,
        (before: string | null) => entries(person, { limit: LIMITS.pageSizeMax, before }),
        ({ id }) => id,
      ),

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

type Page = { limit: number; before: string | null }

const findTotals = (db: Db, person: string) =>
  db
    .selectFrom('reward_standings')
    .select(['squashcred', 'counters'])
    .where('person_id', '=', person)
    .executeTakeFirst()

/** A user's balance; 0 before anything was counted, and for an unknown user. */
const findBalance = async (db: Db, person: string): Promise<number> => (await findTotals(db, person))?.squashcred ?? 0

/** What has been counted for a user so far. */
const findCounters = async (db: Db, person: string): Promise<Counters> =>
  completeCounters((await findTotals(db, person))?.counters ?? {})

/** One page of a user's ledger, newest first: a range of its index, however long the ledger. */
function listEntries(db: Db, person: string, { limit, before }: Page) {
  let query = db
    .selectFrom('squashcred_events')
    .select(['id', 'user_id', 'created_at', 'code', 'amount', 'reason'])
    .where('user_id', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('place', 'desc')
    .limit(limit)
  if (before) {
    const cursor = (column: 'created_at' | 'place') =>
      db.selectFrom('squashcred_events').select(column).where('id', '=', before).where('user_id', '=', person)
    query = query.where(sql<boolean>`(created_at, place) < (${cursor('created_at')}, ${cursor('place')})`)
  }
  return query.execute()
}

type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

type RecentChanges = { balance: number; timeZone: string; changes: Change[] }

/**
 * A user's balance together with its changes since a moment, from one snapshot: one statement, a range of the ledger's
 * index.
 * @returns null when there is no such user
 */
async function findRecentChanges(db: Db, person: string, since: Date): Promise<RecentChanges | null> {
  const rows = await db
    .selectFrom('profiles as p')
    .leftJoin('reward_standings as s', 's.person_id', 'p.id')
    .leftJoin('squashcred_events as e', (join) => join.onRef('e.user_id', '=', 'p.id').on('e.created_at', '>=', since))
    .select(['p.time_zone', 's.squashcred', 'e.created_at', 'e.amount'])
    .where('p.id', '=', person)
    .execute()
  const [first] = rows
  if (!first) return null
  const changes = rows.flatMap(({ created_at, amount }) =>
    created_at === null || amount === null ? [] : [{ at: created_at, amount }],
  )
  return { balance: first.squashcred ?? 0, timeZone: first.time_zone, changes }
}
