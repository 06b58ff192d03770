import { achievementContext } from '@squash/rules/achievements/context'
import { newlyEarned } from '@squash/rules/achievements/unlock'
import type { DomainEvent } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { listTotals, lockTotals, type RewardTotals, saveTotals } from '../reward-totals/public.ts'

type Parts = {
  database: Database
  clock: Clock
  outbox: Outbox
  /** Which of these users are in the top ten, on a leaderboard of ten or more. */
  topTenOf(people: readonly string[]): Promise<readonly string[]>
}

/** Events after which a user may have moved into the top ten. */
const RANKING_EVENTS: readonly DomainEvent['type'][] = ['conflict.started', 'conflict.resolved', 'leaderboard.viewed']
/** Users read in one statement. */
const PAGE = 200

/** Decides which achievements are earned, and unlocks each once. */
export function createUnlocks({ database, clock, outbox, topTenOf }: Parts) {
  /** Stores unlocks and announces the new ones. Up to two statements. @returns the codes of the new ones */
  async function unlockAll(
    tx: Tx,
    before: RewardTotals,
    codes: readonly string[],
    at: Date,
  ): Promise<readonly string[]> {
    const unlocked = await insertUnlocks(
      tx,
      codes.map((code) => ({ person: before.person, code, at })),
    )
    const codesOfNew = unlocked.map(({ code }) => code)
    if (unlocked.length > 0) {
      await saveTotals(tx, outbox, [
        { before, counters: before.counters, gains: [{ points: 0, unlocked: codesOfNew, at }] },
      ])
    }
    return codesOfNew
  }

  const earnedBy = ({ counters, unlocked, timeZone, achievements }: RewardTotals, now: Date, isTopTen = false) =>
    newlyEarned(
      counters,
      unlocked,
      achievementContext(counters, { now, timeZone, achievementCount: achievements, isTopTen }),
    ).map(({ code }) => code)

  const checkTimeBased = (person: string): Promise<void> =>
    database.transaction(async (tx) => {
      const totals = (await lockTotals(tx, [person])).get(person)
      if (totals) await unlockAll(tx, totals, earnedBy(totals, clock.now()), clock.now())
    })

  return {
    /**
     * Unlocks an achievement by hand. Up to five statements.
     * @param code one from the catalogue
     * @returns whether it is new; null when no user has this id
     */
    async unlock(tx: Tx, { person, code }: { person: string; code: string }): Promise<boolean | null> {
      const totals = (await lockTotals(tx, [person])).get(person)
      return totals ? (await unlockAll(tx, totals, [code], clock.now())).length > 0 : null
    },

    /** Which of the users that these events may have moved up are in the top ten now. Up to one statement. */
    async findTopTen(
      totalsOf: ReadonlyMap<string, RewardTotals>,
      facts: readonly { person: string; event: DomainEvent }[],
    ): Promise<ReadonlySet<string>> {
      const mayRise = facts
        .filter(
          ({ event, person }) => RANKING_EVENTS.includes(event.type) && !totalsOf.get(person)?.unlocked.has('top_ten'),
        )
        .map(({ person }) => person)
      return new Set(mayRise.length > 0 ? await topTenOf([...new Set(mayRise)]) : [])
    },

    /**
     * The achievements that an event has earned a user, without those they already have. @param totals including the event
     */
    earned: (totals: RewardTotals, event: DomainEvent, topTen: ReadonlySet<string>): readonly string[] =>
      earnedBy(totals, event.at, RANKING_EVENTS.includes(event.type) && topTen.has(totals.person)),

    /** Unlocks a user's time-based achievements that have become due since their last event. */
    checkTimeBased,

    /** The same for all users, a page at a time; only those who have earned something are locked. */
    async checkEveryone(): Promise<void> {
      for (let after: string | undefined; ; ) {
        const page = await listTotals(database.db, { after, limit: PAGE })
        for (const totals of page) {
          if (earnedBy(totals, clock.now()).length > 0) await checkTimeBased(totals.person)
        }
        if (page.length < PAGE) return
        after = page.at(-1)?.person
      }
    },
  }
}

export type Unlocks = ReturnType<typeof createUnlocks>

type Unlock = { person: string; code: string; at: Date }

/**
 * Unlocks achievements that are not unlocked yet. One statement.
 * @param unlocks of users whose totals are locked
 * @returns the new ones, in the given order
 */
export async function insertUnlocks(tx: Tx, unlocks: readonly Unlock[]): Promise<Pick<Unlock, 'person' | 'code'>[]> {
  if (unlocks.length === 0) return []
  const { rows } = await sql<Pick<Unlock, 'person' | 'code'>>`
    insert into user_achievements (user_id, code, unlocked_at)
    select person, code, at
    from rows from (
      jsonb_to_recordset(${JSON.stringify(unlocks)}::jsonb) as (person uuid, code text, at timestamptz)
    ) with ordinality as unlock (person, code, at, place)
    order by place
    on conflict (user_id, code) do nothing
    returning user_id as person, code`.execute(tx)
  return rows
}
