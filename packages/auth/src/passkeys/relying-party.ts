import { isIP } from 'node:net'
import type { AuthSettings } from '../settings.ts'

/** The site that passkeys belong to, and the origin whose pages may use them. */
export type RelyingParty = { id: string; origin: string }

/**
 * Derived from the site's address, never from what a client says about itself. @returns null where there can be no
 * passkeys, because browsers don't accept an IP address as a site
 */
export function relyingParty({ siteUrl }: Pick<AuthSettings, 'siteUrl'>): RelyingParty | null {
  const { hostname, origin } = new URL(siteUrl)
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[')
  return isAddress ? null : { id: hostname, origin }
}
