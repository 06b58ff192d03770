import type { SAML } from '@node-saml/node-saml'
import { z } from 'zod'
import { isRecord } from '../http/is-record.ts'
import type { IdentityProviderSettings } from './settings.ts'

/** This service's name for identity providers, and where they send users. */
type ServiceProvider = { entityId: string; acsUrl: string }

export const serviceProvider = (externalUrl: string): ServiceProvider => ({
  entityId: `${externalUrl}/sso/saml/metadata`,
  acsUrl: `${externalUrl}/sso/saml/acs`,
})

/**
 * The library for one request: it verifies signatures, audience and times. Only the assertion's own signature counts,
 * and the library reads nothing outside what that signature covers.
 */
async function library(here: ServiceProvider, provider: IdentityProviderSettings, requestId: string): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  return new SAML({
    issuer: here.entityId,
    audience: here.entityId,
    callbackUrl: here.acsUrl,
    entryPoint: provider.signInUrl,
    idpIssuer: provider.entityId,
    idpCert: [...provider.certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: 30_000,
    maxAssertionAgeMs: 10 * 60_000,
    signatureAlgorithm: 'sha256',
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async (key, value) => ({ value: key, createdAt: Date.parse(value) }),
      // The flow that stores the request has an age limit of its own.
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  })
}

/** The URL to send a user to with a request. */
export const signInUrl = async (
  here: ServiceProvider,
  provider: IdentityProviderSettings,
  sent: { requestId: string; relayState: string },
): Promise<string> =>
  (await library(here, provider, sent.requestId)).getAuthorizeUrlAsync(sent.relayState, undefined, {})

/** The contents of a verified assertion. */
export type Assertion = { nameId: string; nameIdFormat: string; attributes: Record<string, unknown> }

/** Verifies an answer; null when it is invalid, or not an answer to this request. */
export async function readAnswer(
  here: ServiceProvider,
  provider: IdentityProviderSettings,
  given: { requestId: string; response: string },
): Promise<Assertion | null> {
  try {
    const saml = await library(here, provider, given.requestId)
    const { profile } = await saml.validatePostResponseAsync({
      SAMLResponse: given.response,
    })
    if (profile === null || !profile.nameID || profile.issuer !== provider.entityId) return null
    if (!answers(profile.getAssertion?.(), { requestId: given.requestId, recipient: here.acsUrl })) return null
    const { attributes } = profile
    return {
      nameId: profile.nameID,
      nameIdFormat: profile.nameIDFormat ?? '',
      attributes: isRecord(attributes) ? { ...attributes } : {},
    }
  } catch {
    // The library throws for anything wrong with an answer, and an answer may hold anything.
    return null
  }
}

const confirmed = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z
          .array(z.object({ SubjectConfirmationData: z.tuple([z.object({ $: z.record(z.string(), z.string()) })]) }))
          .min(1),
      }),
    ]),
  }),
})

/**
 * The library accepts a request id that only the response names, though the response need not be signed, and an
 * assertion made for another recipient. Here the signed assertion has to name both.
 */
function answers(assertion: unknown, { requestId, recipient }: { requestId: string; recipient: string }): boolean {
  const read = confirmed.safeParse(assertion)
  return (
    read.success &&
    read.data.Assertion.Subject[0].SubjectConfirmation.every(
      ({ SubjectConfirmationData: [data] }) => data.$.InResponseTo === requestId && data.$.Recipient === recipient,
    )
  )
}

/** This service's metadata, for identity providers. */
export async function describeServiceProvider(here: ServiceProvider): Promise<string> {
  const placeholder = { id: '', entityId: '', signInUrl: here.acsUrl, certificates: ['none'], domains: [] }
  return (await library(here, placeholder, '_metadata')).generateServiceProviderMetadata(null, null)
}
