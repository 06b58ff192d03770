/** What other features may know of previews. */
export type { Approval, Approved, MayRespond, Previews } from './previews.service.ts'
export { wordsOf } from './previews.service.ts'
