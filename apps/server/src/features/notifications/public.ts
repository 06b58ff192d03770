/** What other features may use of notifications. */
export type { Notices } from './notices.service.ts'
