/** What other features may use from achievements. */
export type { Unlocks } from './achievements.service.ts'
export { insertUnlocks } from './achievements.service.ts'
