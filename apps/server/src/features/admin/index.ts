import type { FeatureContext } from '../../feature.ts'
import type { Audit } from '../audit/public.ts'
import type { Profiles } from '../profiles/public.ts'
import { adminRoutes } from './admin.routes.ts'
import { createAdmin } from './admin.service.ts'

type Needs = { profiles: Profiles; audit: Audit }

/** Failed jobs, the audit log and bans, for admins. */
export function createAdminFeature(context: FeatureContext, { profiles, audit }: Needs) {
  const admin = createAdmin({ ...context, profiles, audit })
  return { routes: adminRoutes({ ...context, admin }) }
}
