import type { AuthContext } from '../context.ts'
import { ProviderFailure } from '../providers/fetch-from-provider.ts'
import { type Refusal, refuse } from '../result.ts'

/**
 * Turns a provider's failure into a refusal; any other error is a bug of ours and is rethrown. Nothing that the
 * provider sent is logged or repeated: it may hold a token, or text aimed at our pages.
 */
export function providerFailed({ log }: Pick<AuthContext, 'log'>, provider: string, error: unknown): Refusal {
  if (!(error instanceof ProviderFailure)) throw error
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  log.warn(
    { provider, reason: error.message, kind: cause instanceof Error ? cause.name : undefined, code },
    'a provider failed',
  )
  return refuse('unexpected_failure', {
    status: 422,
    oauthError: 'temporarily_unavailable',
    message: `We couldn’t reach ${provider} to confirm who you are. Please try again in a moment.`,
  })
}
