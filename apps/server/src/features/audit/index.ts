import type { FeatureContext } from '../../feature.ts'
import { createAudit } from './audit.service.ts'

/** The log of what admins do. */
export function createAuditFeature({ clock }: FeatureContext) {
  const service = createAudit(clock)
  return { service }
}
