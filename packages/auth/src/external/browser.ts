import { createHash, randomBytes } from 'node:crypto'
import type { Call } from '../http/call.ts'
import { readCookies } from '../http/cookies.ts'
import type { AuthSettings } from '../settings.ts'
import type { ExternalFlow } from './flows.ts'

/**
 * Identifies the browser in which linking an identity begins: the browser keeps `cookie`, the flow keeps `hash`.
 * Without it an attacker could begin the flow, send the provider's URL to someone else, and have that person's identity
 * added to the attacker's account.
 */
type BrowserMark = { cookie: string; hash: string }

const maxAgeSeconds = 600

/** A fresh cookie. @returns the Set-Cookie value, and the hash that the flow stores */
export function markBrowser({ externalUrl }: Pick<AuthSettings, 'externalUrl'>): BrowserMark {
  const secret = randomBytes(32).toString('base64url')
  // Apple sends users back with a POST, which carries no SameSite=Lax cookie.
  const site = isSecure(externalUrl) ? 'SameSite=None; Secure' : 'SameSite=Lax'
  const cookie = `${nameOf(externalUrl)}=${secret}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${site}`
  return { cookie, hash: hashOf(secret) }
}

/**
 * Whether a user comes back in the browser that they started in. Only flows that link an identity without a challenge
 * check this.
 */
export function isSameBrowser(
  { externalUrl }: Pick<AuthSettings, 'externalUrl'>,
  call: Pick<Call, 'headers'>,
  flow: Pick<ExternalFlow, 'browser_hash'>,
): boolean {
  if (flow.browser_hash === null) return true
  const name = nameOf(externalUrl)
  return readCookies(call.headers, name).some((value) => hashOf(value) === flow.browser_hash)
}

const isSecure = (externalUrl: string): boolean => externalUrl.startsWith('https:')
/**
 * The `__Host-` prefix keeps pages of neighbouring hosts from setting the cookie. Browsers accept it only over HTTPS.
 */
const nameOf = (externalUrl: string): string => (isSecure(externalUrl) ? '__Host-auth-linking' : 'auth-linking')
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
