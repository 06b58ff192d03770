import { createHash, randomBytes } from 'node:crypto'
import type { Call } from '../http/call.ts'
import type { AuthSettings } from '../settings.ts'
import type { ExternalFlow } from './flows.ts'

/**
 * What tells the browser that begins to add a way in from every other: it keeps `cookie`, the flow keeps `hash`. Without it someone could
 * begin, send the provider's address to another person, and have that person's identity added to their own account.
 */
export type BrowserMark = { cookie: string; hash: string }

const maxAgeSeconds = 600

/** A fresh mark. @returns the Set-Cookie header's value, and what the flow keeps of it */
export function markBrowser({ externalUrl }: Pick<AuthSettings, 'externalUrl'>): BrowserMark {
  const secret = randomBytes(32).toString('base64url')
  // Apple sends people back with a POST, which brings no cookie that is Lax.
  const site = isSecure(externalUrl) ? 'SameSite=None; Secure' : 'SameSite=Lax'
  const cookie = `${nameOf(externalUrl)}=${secret}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${site}`
  return { cookie, hash: hashOf(secret) }
}

/** Whether a person comes back in the browser in which they began. Only flows that add a way in without a challenge ask. */
export function isSameBrowser(
  { externalUrl }: Pick<AuthSettings, 'externalUrl'>,
  call: Pick<Call, 'headers'>,
  flow: Pick<ExternalFlow, 'browser_hash'>,
): boolean {
  if (flow.browser_hash === null) return true
  const name = nameOf(externalUrl)
  const cookies = (call.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return cookies.some(([key, value = '']) => key === name && hashOf(value) === flow.browser_hash)
}

const isSecure = (externalUrl: string): boolean => externalUrl.startsWith('https:')
/** The prefix keeps pages of neighbouring hosts from setting it. Browsers take it over HTTPS alone. */
const nameOf = (externalUrl: string): string => (isSecure(externalUrl) ? '__Host-auth-linking' : 'auth-linking')
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
