import type { LeaderboardRow, LeaderboardSummary } from '@squash/contract/leaderboard'
import type { LeaderboardSort } from '@squash/contract/values'
import { times } from '@squash/rules/counters/counters'
import { isInTopTen, TOP_TEN } from '@squash/rules/leaderboard/top-ten'
import { weekOf } from '@squash/rules/leaderboard/week'
import { asShown } from '@squash/rules/people/hidden'
import { resolutionRate } from '@squash/rules/rate'
import { ok } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Conflicts } from '../conflicts/public.ts'
import { ALL_TIME } from '../conflicts/public.ts'
import type { History } from '../squashcred/public.ts'
import { type BoardRow, listFirst, listPage, type Page } from './leaderboard.store.ts'

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  conflicts: Pick<Conflicts, 'globalStats' | 'weekStats'>
  history: Pick<History, 'counters'>
}

/** Compares users by how many of their conflicts they resolve, using public counters only. */
export function createLeaderboard({ database: { db }, clock, outbox, conflicts, history }: Parts) {
  return {
    /** A page of the leaderboard. @param since any time in the requested week; null for all time */
    async list(since: Date | null, sort: LeaderboardSort, page: Page): Promise<LeaderboardRow[]> {
      const week = since ? weekOf(since) : ALL_TIME
      return (await listPage(db, { week, sort }, page)).map(presentRow)
    },

    /** The counters of all conflicts, or of those created in one week. Each conflict counts once, not once per party. */
    async summary(since: Date | null): Promise<LeaderboardSummary> {
      const { total_conflicts, resolved_conflicts } = await (since
        ? conflicts.weekStats(weekOf(since))
        : conflicts.globalStats())
      return {
        total_conflicts,
        total_resolved: resolved_conflicts,
        overall_rate: resolutionRate(resolved_conflicts, total_conflicts),
      }
    },

    /** Records a view of the leaderboard, which counts for rewards. */
    async logView(tx: Tx, person: string) {
      await outbox.publish(tx, [{ type: 'leaderboard.viewed', person, at: clock.now() }])
      return ok(null)
    },

    /** How often a user has viewed the leaderboard. */
    viewCount: async (person: string): Promise<number> => times(await history.counters(db, person), 'leaderboardViews'),

    /** Which of these users are in the top ten of all time. */
    async topTenOf(people: readonly string[]): Promise<readonly string[]> {
      const first = await listFirst(db, { week: ALL_TIME, sort: 'least' }, TOP_TEN)
      return people.filter((person) => isInTopTen(first, person))
    },
  }
}

export type Leaderboard = ReturnType<typeof createLeaderboard>

function presentRow(stored: BoardRow): LeaderboardRow {
  const { total, resolved, is_hidden: _, ...row } = asShown(stored, false)
  return {
    ...row,
    total_conflicts: total,
    resolved_conflicts: resolved,
    resolution_rate: resolutionRate(resolved, total),
  }
}
