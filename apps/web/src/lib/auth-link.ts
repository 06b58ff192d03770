/** What an e-mailed link brought along in the address (protocol: answers of GET /verify). */
export type AuthLink = 'none' | 'session' | 'failed' | 'half-confirmed'

/** @param hash `location.hash` of the page that a mailed link opened */
export function readAuthLink(hash: string): AuthLink {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  if (answer.has('access_token')) return 'session'
  if (answer.has('error') || answer.has('error_code')) return 'failed'
  return answer.has('message') && answer.has('sb') ? 'half-confirmed' : 'none'
}

/**
 * Where an address leads that brought no session: a mailed link that no longer works to a new one of the same kind, a sign-in that
 * another service refused back to where it began, with the reason in `refused`.
 */
export function afterFailedLink({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const code = new URLSearchParams(hash.slice(1)).get('error_code')
  if (code === null || code === 'otp_expired') {
    return pathname === '/reset-password' ? '/forgot-password?link=expired' : '/login?link=expired'
  }
  const query = new URLSearchParams(search)
  for (const name of ['error', 'error_code', 'error_description']) query.delete(name)
  query.set('refused', code)
  return `${pathname === '/' ? '/login' : pathname}?${query}`
}
