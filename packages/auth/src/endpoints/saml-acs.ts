import type { AuthContext } from '../context.ts'
import { arrive } from '../external/arrive.ts'
import { type ExternalFlow, takeFlow } from '../external/flows.ts'
import { userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { leadOn, leadOnWithError } from '../http/lead-on.ts'
import type { ExternalProfile } from '../providers/profile.ts'
import { ok, type Result, refuse } from '../result.ts'
import { profileOf } from '../saml/profile.ts'
import { readAnswer, serviceProvider } from '../saml/service-provider.ts'

/** POST /sso/saml/acs: an organisation sends somebody back. Only to a request of ours, and once. */
export const samlAcs: PublicEndpoint = async (context, call) => {
  const form = await call.form()
  if (!form.ok) return form
  const { siteUrl } = context.settings
  const relayState = form.value.get('RelayState')
  const response = form.value.get('SAMLResponse')
  if (!relayState || !response) return ok(leadOnWithError(siteUrl, refuse('bad_oauth_callback')))
  const { result, flow } = await takeFlow(context, relayState, 'acs')
  const target = flow?.redirect_to ?? siteUrl
  if (!result.ok) return ok(leadOnWithError(target, result))
  const profile = await readPerson(context, result.value, response)
  if (!profile.ok) return ok(leadOnWithError(target, profile))
  const arrived = await arrive(context, result.value, {
    profile: profile.value,
    token: null,
    refreshToken: null,
    method: 'sso/saml',
    userAgent: userAgent(call),
  })
  return ok(arrived.ok ? leadOn(target, arrived.value) : leadOnWithError(target, arrived))
}

async function readPerson(
  { settings, log }: AuthContext,
  flow: ExternalFlow,
  response: string,
): Promise<Result<ExternalProfile>> {
  const provider = settings.saml.identityProviders.find(({ id }) => flow.provider === `sso:${id}`)
  if (provider === undefined) return refuse('sso_provider_not_found')
  const requestId = flow.saml_request_id ?? ''
  const answer = await readAnswer(serviceProvider(settings.externalUrl), provider, { requestId, response })
  const profile = answer && profileOf(provider, answer)
  if (profile) return ok(profile)
  log.warn({ provider: flow.provider }, 'an answer of an identity provider was not accepted')
  return refuse('validation_failed', { message: 'The answer of your organisation was not accepted' })
}
