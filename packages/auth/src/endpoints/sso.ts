import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { startFlow } from '../external/flows.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { pkceFields, readChallenge } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, type Result, refuse } from '../result.ts'
import { serviceProvider, signInUrl } from '../saml/service-provider.ts'
import type { IdentityProviderSettings } from '../saml/settings.ts'

const fieldsOf = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: z.boolean().nullish(),
  ...pkceFields,
})
type Fields = z.output<typeof fieldsOf>

/** POST /sso: where a person of an organisation goes to sign in (protocol §7). */
export const sso: PublicEndpoint = async (context, call) => {
  if (context.settings.saml.identityProviders.length === 0) return refuse('saml_provider_disabled')
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const provider = findProvider(context, fields.value)
  if (!provider.ok) return provider
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge

  const { redirect_to: redirectTo, skip_http_redirect: skip } = fields.value
  const query = new URLSearchParams(redirectTo === undefined ? {} : { redirect_to: redirectTo })
  const requestId = `_${randomBytes(20).toString('hex')}`
  const flow = await startFlow(context, {
    provider: `sso:${provider.value.id}`,
    redirectTo: redirectTarget(context.settings, { query, headers: call.headers }),
    challenge: challenge.value,
    samlRequestId: requestId,
  })
  const here = serviceProvider(context.settings.externalUrl)
  const url = await signInUrl(here, provider.value, { requestId, relayState: flow.id })
  if (skip === true) return ok({ status: 200, body: { url } })
  return ok({ status: 303, headers: { Location: url, 'Referrer-Policy': 'no-referrer' } })
}

function findProvider(
  { settings }: AuthContext,
  { provider_id: id, domain }: Fields,
): Result<IdentityProviderSettings> {
  if ((id === undefined) === (domain === undefined)) {
    return refuse('validation_failed', { message: 'Exactly one of provider_id and domain is required' })
  }
  const wanted = domain?.toLowerCase()
  const found = settings.saml.identityProviders.find((provider) =>
    id === undefined ? provider.domains.includes(wanted ?? '') : provider.id === id.toLowerCase(),
  )
  return found ? ok(found) : refuse('sso_provider_not_found')
}
