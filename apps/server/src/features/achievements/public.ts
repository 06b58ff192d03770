/** What other features may use of achievements. */
export type { Unlocks } from './achievements.service.ts'
export { insertUnlocks } from './achievements.store.ts'
