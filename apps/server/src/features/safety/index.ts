import type { FeatureContext } from '../../feature.ts'
import { loadHints } from './load-model.ts'
import { safetyRoutes } from './safety.routes.ts'
import { createSafety } from './safety.service.ts'

/** The safety check, and the crisis resources. */
export function createSafetyFeature({ settings, metrics }: FeatureContext) {
  const safety = createSafety({
    resources: settings.crisisResources,
    hints: loadHints(settings.safetyHints),
    metrics,
  })
  return { service: safety, routes: safetyRoutes({ safety }) }
}
