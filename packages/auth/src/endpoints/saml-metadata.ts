import type { PublicEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'
import { describeServiceProvider, serviceProvider } from '../saml/service-provider.ts'

/** GET /sso/saml/metadata: what an organisation's identity provider needs to know of this service. */
export const samlMetadata: PublicEndpoint = async ({ settings }) => {
  if (settings.saml.identityProviders.length === 0) return refuse('saml_provider_disabled')
  return ok({
    status: 200,
    xml: describeServiceProvider(serviceProvider(settings.externalUrl)),
    headers: { 'Cache-Control': 'public, max-age=600' },
  })
}
