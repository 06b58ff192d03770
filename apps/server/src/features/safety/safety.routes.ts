import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { CallContext } from '../../platform/http/context.ts'
import type { Safety } from './safety.service.ts'

export function safetyRoutes({ safety }: { safety: Safety }) {
  const os = implement(contract.safety).$context<CallContext>()

  return {
    get_crisis_resources: os.get_crisis_resources.handler(({ input, context }) =>
      safety.everybody(input.p_locale ? [input.p_locale] : context.request.locales),
    ),
  }
}
