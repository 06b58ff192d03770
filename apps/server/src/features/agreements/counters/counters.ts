import type { MaintainedCounters } from '../../admin/public.ts'
import { findMiscounts, storeRecount } from './recount.store.ts'

/** How many agreements held for 30 days, on the landing page and on one's own profile. */
export const agreementCounters: MaintainedCounters = {
  tables: ['agreements', 'agreement_counts', 'agreement_stats'],
  findMiscounts,
  store: storeRecount,
}
