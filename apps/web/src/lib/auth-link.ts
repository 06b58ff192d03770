/** What a mailed link brought along in the address (protocol: answers of /verify). `confirmed` is a new account's session. */
export type AuthLink = 'none' | 'session' | 'confirmed' | 'failed' | 'half-confirmed'

/** @param hash `location.hash` of the page that a mailed link opened */
export function readAuthLink(hash: string): AuthLink {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  if (answer.has('access_token')) return answer.get('type') === 'signup' ? 'confirmed' : 'session'
  if (answer.has('error') || answer.has('error_code')) return 'failed'
  return answer.has('message') && answer.has('sb') ? 'half-confirmed' : 'none'
}

/** Screens that show why somebody was not let in. */
const saysWhy = ['/login', '/security']

const errorCode = (hash: string): string => new URLSearchParams(hash.slice(1)).get('error_code') ?? 'otp_expired'

/** Whether an address is that of a mailed link that no longer works. */
export const isDeadLink = (hash: string): boolean => errorCode(hash) === 'otp_expired'

/**
 * Where an address leads that brought no session: a mailed link that no longer works to a new one of the same kind, any other
 * refusal to a screen that says why, by the reason in `refused`.
 */
export function afterFailedLink({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  if (isDeadLink(hash)) {
    return pathname === '/reset-password' ? '/forgot-password?link=expired' : '/login?link=expired'
  }
  const query = new URLSearchParams(search)
  for (const name of ['error', 'error_code', 'error_description']) query.delete(name)
  query.set('refused', errorCode(hash))
  return `${saysWhy.includes(pathname) ? pathname : '/login'}?${query}`
}
