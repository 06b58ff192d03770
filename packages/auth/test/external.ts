import { type OidcProvider, startOidcProvider } from '@squash/testkit/oidc-provider'
import type { AuthSettings } from '../src/index.ts'
import { oidc } from '../src/providers/presets.ts'
import { maya } from './people.ts'
import { type Service, startService } from './service.ts'

/** Maya's profile at the provider. */
export const mayaThere = {
  sub: 'maya-there',
  name: 'Maya Okafor',
  given_name: 'Maya',
  family_name: 'Okafor',
  email: maya.email,
  email_verified: true,
}
const unprovedThere = { sub: 'unproved-there', name: 'Una', email: 'una@example.com', email_verified: false }
const namelessThere = { sub: 'nameless-there' }

/** The settings with which a service registers the provider as `club`. */
export const club = (provider: OidcProvider): AuthSettings['providers'][number] =>
  oidc({
    name: 'club',
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
  })

/** A service and a real OpenID provider that are registered with each other, and `further` providers. */
export async function startWithProvider(
  settings: Partial<AuthSettings> = {},
  given: Parameters<typeof startService>[0] = {},
  further: AuthSettings['providers'] = [],
) {
  const provider = await startOidcProvider({ people: [mayaThere, unprovedThere, namelessThere] })
  const service = await startService({ ...given, settings: { providers: [club(provider), ...further], ...settings } })
  provider.register(`${service.url}/callback`)
  return { provider, service }
}

/** Opens a URL without following redirects. */
export const open = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init })

export const locationOf = (answer: Response): string => answer.headers.get('location') ?? ''

/** The Cookie header of a browser that received these cookies. */
export const cookieOf = (answered: Headers): { Cookie: string } => ({
  Cookie: answered
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
})

/** The parameters in a URL's query and fragment. */
export function outcomeIn(address: string) {
  const url = new URL(address)
  return {
    page: `${url.origin}${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
  }
}

/** Sends a user to the provider, where they sign in. @returns the callback that their browser would open next */
export async function goTo(service: Service, provider: OidcProvider, sub: string, query: Record<string, string> = {}) {
  const asked = await open(`${service.url}/authorize?${new URLSearchParams({ provider: 'club', ...query })}`)
  return await provider.signInAs(sub, locationOf(asked))
}

/** A complete sign-in without a client. @returns the parameters that the page receives */
export async function enter(service: Service, provider: OidcProvider, sub: string, query: Record<string, string> = {}) {
  return outcomeIn(locationOf(await open(await goTo(service, provider, sub, query))))
}
