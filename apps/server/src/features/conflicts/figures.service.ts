import type { Figures } from '../admin/recount.service.ts'
import { findMiscounts, storeRecount } from './recount.store.ts'

/** What the dashboard, profiles, the leaderboard and the landing page show of conflicts. */
export const conflictFigures: Figures = {
  tables: [
    'conflicts',
    'conflict_parties',
    'conflict_counts',
    'shared_conflict_counts',
    'global_stats',
    'public_conflict_counts',
    'weekly_stats',
  ],
  findMiscounts,
  store: storeRecount,
}
