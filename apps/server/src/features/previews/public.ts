/** What other features may use from previews. */
export type { Approval, ApprovedWording, MayRespond, Previews, Recipient } from './previews.service.ts'
