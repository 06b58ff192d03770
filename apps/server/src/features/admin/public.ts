/** What other features, and the operator's commands, may use of administration. */
export { createAdmin } from './admin.service.ts'
export { inDispute, isInDispute } from './disputes.service.ts'
export { createRecount, type MaintainedCounters } from './recount.service.ts'
