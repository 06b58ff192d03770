import type { AuthClock } from '../ports.ts'
import { createOAuthProvider } from './oauth.ts'
import { createOidcProvider } from './oidc.ts'
import type { ExternalProvider } from './provider.ts'
import type { ExternalProviderSettings } from './settings.ts'

/** The configured providers by name. None is contacted before someone signs in with it. */
export const createProviders = (
  settings: readonly ExternalProviderSettings[],
  clock: AuthClock,
): ReadonlyMap<string, ExternalProvider> =>
  new Map(
    settings.map((provider) => [
      provider.name,
      provider.kind === 'oidc' ? createOidcProvider(provider, clock) : createOAuthProvider(provider),
    ]),
  )
