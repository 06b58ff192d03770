/** What other features, and operator commands, may use from administration. */
export { createAdmin } from './admin.service.ts'
export { inDispute, isInDispute } from './disputes.service.ts'
export { createRecount, type MaintainedCounters } from './recount.service.ts'
