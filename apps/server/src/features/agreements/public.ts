/** What other features, and operator commands, may use from agreements. */
export type { Agreements } from './agreements.service.ts'
export type { CheckIns } from './check-ins.service.ts'
export { agreementCounters } from './counters/recount.store.ts'
