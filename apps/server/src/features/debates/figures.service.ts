import type { Figures } from '../admin/recount.service.ts'
import { findMiscounts, storeRecount } from './recount.store.ts'

/** Votes, wins and the counts of the tabs. */
export const debateFigures: Figures = {
  tables: ['public_debates', 'debate_votes', 'debate_figures', 'debate_totals'],
  findMiscounts,
  store: storeRecount,
}
