/** What other features may use of referrals. */
export type { Referrals } from './referrals.service.ts'
