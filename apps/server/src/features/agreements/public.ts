/** What other features, and the operator's commands, may use of agreements. */
export type { Agreements } from './agreements.service.ts'
export type { CheckIns } from './check-ins.service.ts'
export { agreementCounters } from './counters/counters.ts'
