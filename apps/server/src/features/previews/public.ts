/** What other features may use from previews. */
export type { Approval, Approved, MayRespond, Previews, Recipient } from './previews.service.ts'
