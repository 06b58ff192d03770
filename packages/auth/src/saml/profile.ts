import { type ExternalProfile, readProfile } from '../providers/profile.ts'
import type { Assertion } from './service-provider.ts'
import type { IdentityProviderSettings } from './settings.ts'

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
export function profileOf(provider: IdentityProviderSettings, assertion: Assertion): ExternalProfile | null {
  const { nameId, nameIdFormat, attributes } = assertion
  if (nameIdFormat.endsWith(':transient')) return null
  const first = (of: readonly string[]): unknown => {
    const value = of.map((name) => attributes[name]).find((candidate) => candidate !== undefined)
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
