import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { FeatureContext } from '../../feature.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { loadHints } from './load-model.ts'
import { createSafety, type Safety } from './safety.service.ts'

/** The safety check, and the crisis resources. */
export function createSafetyFeature({ settings, metrics }: FeatureContext) {
  const hints = loadHints(settings.safetyHints)
  const safety = createSafety({ resources: settings.crisisResources, hints, metrics })
  return { hints, service: safety, routes: safetyRoutes({ safety }) }
}

function safetyRoutes({ safety }: { safety: Safety }) {
  const os = implement(contract.safety).$context<CallContext>()

  return {
    get_crisis_resources: os.get_crisis_resources.handler(({ input, context }) =>
      safety.allHelp(input.p_locale ? [input.p_locale] : context.request.locales),
    ),
  }
}
