/** What other features may use from referrals. */
export type { Referrals } from './referrals.service.ts'
