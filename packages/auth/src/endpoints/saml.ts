import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { completeFlow } from '../external/complete-flow.ts'
import { type ExternalFlow, startFlow, takeFlow } from '../external/flows.ts'
import { userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { pkceFields, readChallenge, readFields, text } from '../http/fields.ts'
import { redirectTarget } from '../http/redirect.ts'
import { redirectReply, redirectWithError } from '../http/redirect-reply.ts'
import { type ExternalProfile, readProfile } from '../providers/profile.ts'
import { ok, type Result, refuse } from '../result.ts'
import {
  type Assertion,
  describeServiceProvider,
  readAnswer,
  serviceProvider,
  signInUrl,
} from '../saml/service-provider.ts'
import type { IdentityProviderSettings } from '../saml/settings.ts'

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const names = {
  email: ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}/emailaddress`],
  firstName: ['givenName', 'firstName', 'given_name', 'first_name', 'urn:oid:2.5.4.42', `${claims}/givenname`],
  lastName: ['sn', 'surname', 'lastName', 'family_name', 'last_name', 'urn:oid:2.5.4.4', `${claims}/surname`],
  name: ['displayName', 'name', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', `${claims}/name`],
}

/**
 * The user that an assertion is about. The organisation's claim to an address counts only for its own domains.
 * @returns null when the name changes at each sign-in, and so identifies no account
 */
function profileOf(provider: IdentityProviderSettings, assertion: Assertion): ExternalProfile | null {
  const { nameId, nameIdFormat, attributes } = assertion
  if (nameIdFormat.endsWith(':transient')) return null
  const first = (synonyms: readonly string[]): unknown => {
    const value = synonyms.map((name) => attributes[name]).find((candidate) => candidate !== undefined)
    return Array.isArray(value) ? value[0] : value
  }
  const profile = readProfile({
    subject: nameId,
    email: first(names.email) ?? (nameIdFormat.endsWith(':emailAddress') ? nameId : undefined),
    emailVerified: true,
    name: first(names.name),
    firstName: first(names.firstName),
    lastName: first(names.lastName),
  })
  const isOwn = provider.domains.includes(profile?.email?.split('@')[1] ?? '')
  return profile && (isOwn ? profile : { ...profile, email: null, emailVerified: false })
}

const fieldsOf = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: z.boolean().nullish(),
  ...pkceFields,
})
type Fields = z.output<typeof fieldsOf>

/** POST /sso: where an organisation's user goes to sign in. */
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

/**
 * POST /sso/saml/acs: an organisation sends a user back; accepted only in answer to a request of ours, and only once.
 */
export const samlAcs: PublicEndpoint = async (context, call) => {
  const form = await call.form()
  if (!form.ok) return form
  const { siteUrl } = context.settings
  const relayState = form.value.get('RelayState')
  const response = form.value.get('SAMLResponse')
  if (!relayState || !response) return ok(redirectWithError(siteUrl, refuse('bad_oauth_callback')))
  const { result, flow } = await takeFlow(context, relayState, 'acs')
  const target = flow?.redirect_to ?? siteUrl
  if (!result.ok) return ok(redirectWithError(target, result))
  const profile = await readPerson(context, result.value, response)
  if (!profile.ok) return ok(redirectWithError(target, profile))
  const arrived = await completeFlow(context, result.value, {
    profile: profile.value,
    token: null,
    refreshToken: null,
    method: 'sso/saml',
    userAgent: userAgent(call),
  })
  return ok(arrived.ok ? redirectReply(target, arrived.value) : redirectWithError(target, arrived))
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
  return refuse('validation_failed', { message: 'We couldn’t accept your organisation’s answer' })
}

/** GET /sso/saml/metadata: describes this service to an organisation's identity provider. */
export const samlMetadata: PublicEndpoint = async ({ settings }) => {
  if (settings.saml.identityProviders.length === 0) return refuse('saml_provider_disabled')
  return ok({
    status: 200,
    xml: await describeServiceProvider(serviceProvider(settings.externalUrl)),
    headers: { 'Cache-Control': 'public, max-age=600' },
  })
}
