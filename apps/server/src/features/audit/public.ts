/** What other features may use from the audit log. */
export { type AdminAct, type Audit, createAudit } from './audit.service.ts'
export { presentEnd } from './audit.view.ts'
