import type { LeaderboardRow, LeaderboardSummary } from '@squash/contract/leaderboard'
import type { LeaderboardSort } from '@squash/contract/values'
import { ok, resolutionRate } from '@squash/rules'
import { times } from '@squash/rules/counters/counters'
import { isAmongFirst, TOP } from '@squash/rules/leaderboard/top-ten'
import { weekOf } from '@squash/rules/leaderboard/week'
import { asShown } from '@squash/rules/people/hidden'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { ALL_TIME } from '../../platform/database/tables/leaderboard.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Conflicts } from '../conflicts/conflicts.service.ts'
import type { History } from '../squashcred/history.service.ts'
import { type BoardRow, listFirst, listPage, type Page } from './leaderboard.store.ts'

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  conflicts: Pick<Conflicts, 'globalStats' | 'weekStats'>
  history: Pick<History, 'counters'>
}

/** Who settles what they start, compared by the figures that everybody may see of everybody. */
export function createLeaderboard({ database: { db }, clock, outbox, conflicts, history }: Parts) {
  return {
    /** @param since a moment in the week that is meant; null for all time */
    async list(since: Date | null, sort: LeaderboardSort, page: Page): Promise<LeaderboardRow[]> {
      const week = since ? weekOf(since) : ALL_TIME
      return (await listPage(db, { week, sort }, page)).map(presentRow)
    },

    /** The figures of all conflicts, or of those created in one week; each conflict once, however many are in it. */
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

    /** Records that somebody has looked; rewards count it. */
    async logView(tx: Tx, person: string) {
      await outbox.publish(tx, [{ type: 'leaderboard.viewed', person, at: clock.now() }])
      return ok(null)
    },

    viewCount: async (person: string): Promise<number> => times(await history.counters(db, person), 'leaderboardViews'),

    /** Whether somebody is among the first ten of the least problematic of all time. */
    isTopTen: async (person: string): Promise<boolean> =>
      isAmongFirst(await listFirst(db, { week: ALL_TIME, sort: 'least' }, TOP), person),
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
