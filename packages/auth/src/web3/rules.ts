import { isAllowedTarget } from '../http/redirect.ts'
import type { AuthSettings } from '../settings.ts'
import type { SignInMessage } from './message.ts'

/** How far from now a message may be dated, and so how long it could be replayed. */
export const messageMinutes = 10

/** Why a message must not sign anyone in here and now, or null. */
export function messageProblem(
  message: SignInMessage,
  at: { settings: Pick<AuthSettings, 'siteUrl' | 'redirectAllow'>; now: Date },
): string | null {
  const { uri, domain, issuedAt, expiresAt, notBefore } = message
  const isLocal = uri.hostname === 'localhost'
  if (uri.protocol !== 'https:' && !(isLocal && uri.protocol === 'http:')) return 'URI is not https'
  if (!isAllowedTarget(at.settings, uri.href))
    return 'URI is not allowed on this server: the message is for another app'
  if (!isLocal && uri.host !== domain.toLowerCase()) return 'Domain is not the one of the URI'
  if (notBefore !== null && at.now < notBefore) return 'the message is not valid yet'
  if (expiresAt !== null && at.now >= expiresAt) return 'the message has expired'
  const age = at.now.getTime() - issuedAt.getTime()
  if (Math.abs(age) >= messageMinutes * 60_000) return 'Issued At is too far from now'
  return null
}
