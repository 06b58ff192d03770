import type { MaintainedCounters } from '../admin/public.ts'
import { findMiscounts, storeRecount } from './recount.store.ts'

/** Votes, wins and the counts of the tabs. */
export const debateCounters: MaintainedCounters = {
  tables: ['public_debates', 'debate_votes', 'debate_figures', 'debate_totals'],
  findMiscounts,
  store: storeRecount,
}
