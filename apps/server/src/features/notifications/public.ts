/** What other features may use from notifications. */
export type { Notices } from './notices.service.ts'
