/** What other features may know of previews. */
export type { Approval, Approved, MayRespond, Previews, Recipient } from './previews.service.ts'
export { wordsOf } from './previews.service.ts'
