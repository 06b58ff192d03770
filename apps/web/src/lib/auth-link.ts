/** What an e-mailed link brought along in the address (protocol: answers of GET /verify). */
export type AuthLink = 'none' | 'session' | 'failed' | 'half-confirmed'

/** @param hash `location.hash` of the page that a mailed link opened */
export function readAuthLink(hash: string): AuthLink {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  if (answer.has('access_token')) return 'session'
  if (answer.has('error') || answer.has('error_code')) return 'failed'
  return answer.has('message') && answer.has('sb') ? 'half-confirmed' : 'none'
}

/** Where a link that no longer works leads: to a new link of the same kind. */
export const afterFailedLink = (pathname: string): string =>
  pathname === '/reset-password' ? '/forgot-password?link=expired' : '/login?link=expired'
