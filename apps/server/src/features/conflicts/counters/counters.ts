import type { MaintainedCounters } from '../../admin/public.ts'
import { findMiscounts, storeRecount } from './recount.store.ts'

/** The conflict counters on the dashboard, profiles, the leaderboard and the landing page. */
export const conflictCounters: MaintainedCounters = {
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
