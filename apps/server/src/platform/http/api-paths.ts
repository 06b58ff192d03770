const PREFIXES = [
  '/rest/',
  '/auth/',
  '/functions/',
  '/realtime/',
  '/storage/',
  '/dev/',
  '/.well-known/',
  '/docs/api',
  '/unsubscribe/',
  '/check-in/',
  '/photos/',
]
const PATHS = ['/openapi.json', '/healthz', '/readyz', '/metrics']

/**
 * Whether a path belongs to the API rather than to a screen, so that it never serves the web app. @param url with or
 * without a query
 */
export function isApiPath(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return PATHS.includes(path) || PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))
}
