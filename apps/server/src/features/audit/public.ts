/** What other features may use from the audit log. */
export { type AdminAct, type Audit, createAudit, presentEnd } from './audit.service.ts'
